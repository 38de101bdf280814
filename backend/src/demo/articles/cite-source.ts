import type { ArticleInputs } from '../../generation/contract.js';

/** The number of characters of a source in which a sentence is sought. */
const furthest = 20_000;

/**
 * The length of a quotation, in characters: long enough to say something, and short enough not to dominate the article.
 */
const lengths = { min: 40, max: 240 };

/** A sentence on one line, without characters that would be markdown or end a quotation. */
const sentence = /(?<=^|[.?!]\s)[\p{L}\p{N}][^\n“”"‘*_`[\]<>#|\\]*?[.?!](?=\s|$)/gmu;

/**
 * Returns a sentence that quotes a source, preferably with a figure, or only refers to it if nothing in it is worth
 * quoting.
 */
export function citation({ id, title, text }: ArticleInputs['sources'][number]): string {
  const name = title.replace(/[“”]/g, '');
  const sentences = (text.slice(0, furthest).match(sentence) ?? []).filter(
    ({ length }) => length >= lengths.min && length <= lengths.max,
  );
  const quoted = sentences.find((one) => /\p{N}/u.test(one)) ?? sentences[0];
  return quoted ? `From ${name}: “${quoted}” [${id}]` : `${name} is worth reading beside this. [${id}]`;
}
