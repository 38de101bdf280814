import { ArticleWords, plain, word, wordsIn } from './article-words.js';
import type { CaptionInputs } from './caption-inputs.js';
import type { CaptionsAnswer, CaptionWords } from './captions-answer.js';
import { industryTags } from './compose-caption.js';
import { industryStems, isCommonWord } from './plain-words.js';

/** An end of a sentence, with what may close after it. */
const end = /[.!?…]+["”’)\]]*$/u;
const endWithin = /[.!?…]["”’)\]]*\s/u;
/** A hashtag, a handle or an address. */
const tagged = /[#@]|:\/\/|www\.|[\p{L}\d-]\.\p{Ll}{2,}(?!\p{L})/u;

/** Everything that these captions do wrong, each as a sentence; empty when they can be published. */
export function captionFaults(
  { captions }: CaptionsAnswer,
  { article, brandTags }: Pick<CaptionInputs, 'article' | 'brandTags'>,
): string[] {
  const words = new ArticleWords(`${article.title}\n${article.content}`);
  const own = captions.flatMap((caption, at) =>
    [
      ...caption.sentences.flatMap((sentence) => [...sentenceFaults(sentence, words)]),
      ...tagFaults(caption, brandTags, words),
    ].map((fault) => `Caption ${at + 1}: ${fault}`),
  );
  return [...own, ...alike(captions)];
}

function* sentenceFaults(sentence: string, words: ArticleWords): Generator<string> {
  if (!end.test(sentence)) yield `“${sentence}” does not end like a sentence.`;
  if (endWithin.test(sentence)) yield `“${sentence}” is more than one sentence.`;
  if (tagged.test(sentence)) yield `“${sentence}” has a hashtag, a handle or an address in it.`;
  for (const number of words.foreignNumbers(sentence)) yield `the number ${number} is not in the article.`;
  for (const name of foreignNames(sentence, words)) yield `the name “${name}” is not in the article.`;
}

/** Words with a capital that the article does not have. */
function foreignNames(sentence: string, words: ArticleWords): string[] {
  return [...sentence.matchAll(word)].flatMap(({ 0: found, index }) => {
    if (!/\p{Lu}/u.test(found) || /^I(['’]\p{Ll}+)?$/u.test(found)) return [];
    const before = sentence.slice(0, index);
    const begins = /^[^\p{L}\p{N}]*$/u.test(before) || /:\s["“‘]?$/u.test(before);
    const known = begins ? isPlainStart(found, words) : words.has(found);
    return known ? [] : [found];
  });
}

/** A capital at the beginning says nothing by itself: the word has to be known, and no possessive or abbreviation. */
function isPlainStart(start: string, words: ArticleWords): boolean {
  if (words.has(start)) return true;
  const lower = start.toLowerCase().replaceAll('’', "'");
  if (isCommonWord(lower)) return true;
  const looksLikeAName = plain(start) !== lower || /\p{L}.*\p{Lu}/u.test(start);
  return !looksLikeAName && words.hasForm(start);
}

function* tagFaults(
  caption: CaptionWords,
  brandTags: readonly string[],
  words: ArticleWords,
): Generator<string> {
  const tags = industryTags(caption, brandTags);
  if (tags.length === 0) yield 'it has no hashtag besides those of the brand.';
  for (const tag of tags) {
    if (!isOfTheIndustry(tag, words))
      yield `the hashtag ${tag} has to do neither with the article nor with the industry.`;
  }
}

/** Every word of a tag stands in the article in some form, or is one of the field. */
function isOfTheIndustry(tag: string, words: ArticleWords): boolean {
  const parts = tag.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lo}+|\d+/gu) ?? [];
  return (
    parts.some((part) => /\p{L}/u.test(part)) &&
    parts.every(
      (part) => words.hasForm(part) || industryStems.some((stem) => part.toLowerCase().startsWith(stem)),
    )
  );
}

function alike(captions: readonly CaptionWords[]): string[] {
  const texts = captions.map(({ sentences }) => sentences.flatMap(wordsIn).map(plain).join(' '));
  return texts.flatMap((text, at) =>
    texts.indexOf(text) === at ? [] : [`Captions ${texts.indexOf(text) + 1} and ${at + 1} say the same.`],
  );
}
