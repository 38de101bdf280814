import { sentenceFaults } from '../../../../../checks/text/caption-sentence.js';
import { ArticleWords, plain, word, wordsAsWritten } from './article-words.js';
import type { CaptionInputs } from './captions-prompt.js';
import type { CaptionWords } from './captions-answer.js';
import { FiguresWithCaveats } from './dropped-caveats.js';
import { industryTags } from './compose-caption.js';
import { industryStems, isCommonWord } from './plain-words.js';

/** Checks a caption for faults and for possible faults, and describes both in sentences for a person. */
export class CaptionChecks {
  private readonly words: ArticleWords;
  private readonly figures: FiguresWithCaveats;
  private readonly brandTags: readonly string[];

  constructor({ article, brandTags }: Pick<CaptionInputs, 'article' | 'brandTags'>) {
    this.words = new ArticleWords(`${article.title}\n${article.content}`);
    this.figures = new FiguresWithCaveats(article.content);
    this.brandTags = brandTags;
  }

  /** Returns the certain faults; a caption with one is not published. */
  faults(caption: CaptionWords): string[] {
    const faults = caption.sentences.flatMap((sentence) => [...faultsOf(sentence, this.words)]);
    return industryTags(caption, this.brandTags).length === 0
      ? [...faults, 'it has no hashtag besides those of the brand.']
      : faults;
  }

  /** Returns the possible faults, which a person judges. */
  marks(caption: CaptionWords): string[] {
    const offTheSubject = industryTags(caption, this.brandTags).filter(
      (tag) => !isOfTheIndustry(tag, this.words),
    );
    return [
      ...caption.sentences.flatMap((sentence) => [...sentenceMarks(sentence, this.words)]),
      ...this.figures
        .dropped(caption.sentences)
        .map(({ figure, caveat }) => `The article says “${caveat}” with ${figure}; the caption doesn’t.`),
      ...offTheSubject.map((tag) => `${tag} may have nothing to do with the article.`),
    ];
  }
}

function* faultsOf(sentence: string, words: ArticleWords): Generator<string> {
  yield* sentenceFaults(sentence);
  for (const number of words.foreignFigures(sentence)) yield `the number ${number} is not in the article.`;
}

function* sentenceMarks(sentence: string, words: ArticleWords): Generator<string> {
  for (const number of words.foreignNumerals(sentence)) yield `“${number}” is not in the article.`;
  for (const name of foreignNames(sentence, words)) yield `The name “${name}” is not in the article.`;
}

/** Returns the words with a capital that the article does not have. */
function foreignNames(sentence: string, words: ArticleWords): string[] {
  return [...sentence.matchAll(word)].flatMap(({ 0: found, index }) => {
    if (!/\p{Lu}/u.test(found) || /^I(['’]\p{Ll}+)?$/u.test(found)) return [];
    const before = sentence.slice(0, index);
    const begins = /^[^\p{L}\p{N}]*$/u.test(before) || /:\s["“‘]?$/u.test(before);
    const known = begins ? isPlainStart(found, words) : words.has(found);
    return known ? [] : [found];
  });
}

/**
 * Whether the word at the beginning of a sentence is no name. The capital alone says nothing, so the word must be
 * known, and must not be a possessive or an abbreviation.
 */
function isPlainStart(start: string, words: ArticleWords): boolean {
  if (words.has(start)) return true;
  const lower = start.toLowerCase().replaceAll('’', "'");
  if (isCommonWord(lower)) return true;
  const looksLikeAName = plain(start) !== lower || /\p{L}.*\p{Lu}/u.test(start);
  return !looksLikeAName && words.hasForm(start);
}

/** Whether every word of a tag is in the article in some form, or is a word of the field. */
function isOfTheIndustry(tag: string, words: ArticleWords): boolean {
  const parts = tag.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lo}+|\d+/gu) ?? [];
  return (
    parts.some((part) => /\p{L}/u.test(part)) &&
    parts.every(
      (part) => words.hasForm(part) || industryStems.some((stem) => part.toLowerCase().startsWith(stem)),
    )
  );
}

/** Returns the words of a caption's sentences, without case and punctuation, for comparison. */
export function comparableWords({ sentences }: CaptionWords): string {
  return saidIn(sentences.join(' '));
}

/** Returns the words of a text in the same form. */
export function saidIn(text: string): string {
  return wordsAsWritten(text).map(plain).join(' ');
}
