import { oneLine } from '../../platform/text/one-line.js';
import { isEnded, sentencesWithBlanks } from '../wording/sentences.js';

/** Returns the paragraphs of an article's running text, without headings, lists, quotations and tables. */
function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(#|[-*+>|]|\d+[.)]\s|```)/u.test(block))
    .map(plainText);
}

function plainText(markdown: string): string {
  return oneLine(
    markdown
      .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/gu, '$1')
      .replace(/(\*\*|__|\*|`)/gu, '')
      .replace(/\\(?=[\p{P}\p{S}])/gu, ''),
  );
}

/**
 * Words that refer to earlier text: `goesOn` has those at the beginning of a sentence, `refersBack` those anywhere in
 * it.
 */
const goesOn =
  /^[“"]?(?:and|but|so|then|yet|or|nor|thus|instead|still|otherwise|here|there|none|both|neither|either|each|that|those|it|its|he|his|she|her|they|their)\b/iu;
const refersBack = /\b(?:this|these|such|also|too|as well|yours)\b/iu;

const isWhole = (text: string): boolean =>
  /^[“"]?\p{Lu}/u.test(text) && text.length >= 25 && text.length <= 180;

/**
 * Returns the first two sentences of each paragraph, in reading order, if they make sense without the text before them.
 * Sentences later in a paragraph depend on each other.
 */
export function openingsOf(content: string): (readonly [string, string])[] {
  return paragraphsOf(content).flatMap((text) => {
    const [first = '', second = ''] = sentencesWithBlanks(text)
      .filter(isEnded)
      .map((sentence) => sentence.trim());
    const leans = goesOn.test(first) || refersBack.test(first);
    return !leans && isWhole(first) && isWhole(second) ? [[first, second] as const] : [];
  });
}
