const quotes = '"“”„‟';
const quoted = new RegExp(`[${quotes}]([^${quotes}]+)[${quotes}]`, 'gu');

/** American typesetting puts the comma of the sentence inside the quotation marks; it is no part of the phrase. */
const borrowedPunctuation = /(?<=[\p{L}\p{N}])[,.;:]+$/u;

/**
 * The phrases that stand in double quotes, straight or curly, in a rule. They are what a machine can look for; the
 * words around them are for people.
 */
export function quotedPhrases(rule: string): string[] {
  return [...rule.matchAll(quoted)]
    .map(([, phrase = '']) => phrase.trim().replace(borrowedPunctuation, ''))
    .filter((phrase) => comparable(phrase) !== '');
}

/** Text without what a reader does not tell apart: case, markdown marks, kinds of blanks, quotes and hyphens. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/^[ \t]*>+/gmu, '')
    .replace(/[*_~`\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„‟]/gu, '"')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

const wordCharacter = '\\p{L}\\p{N}\\p{M}';

/** These scripts write words without blanks between them, so a phrase may stand inside what looks like one word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const isWordEdge = (character: string | undefined): boolean =>
  character !== undefined &&
  new RegExp(`[${wordCharacter}]`, 'u').test(character) &&
  !unspaced.test(character);

function patternOf(phrase: string): RegExp {
  const characters = [...comparable(phrase)];
  const before = isWordEdge(characters[0]) ? `(?<![${wordCharacter}])` : '';
  const after = isWordEdge(characters.at(-1)) ? `(?![${wordCharacter}])` : '';
  const literal = characters.join('').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`${before}${literal}${after}`, 'u');
}

/**
 * Looks phrases up in a text: tells which of them occur as whole words, whatever the case, the kind of quotes and
 * blanks, and markdown within them.
 */
export function phraseFinder(text: string): (phrases: readonly string[]) => string[] {
  const searched = comparable(text);
  return (phrases) => phrases.filter((phrase) => patternOf(phrase).test(searched));
}
