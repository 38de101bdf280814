import type { ArticleInputs } from '../../generation/contract.js';

/** Further on nothing is looked for. */
const furthest = 20_000;

/** Not so short that it says nothing, not so long that it takes over. */
const lengths = { min: 40, max: 240 };

/** A sentence on one line. What would be markdown, or end a quotation, is in none. */
const sentence = /(?<=^|[.?!]\s)[\p{L}\p{N}][^\n“”"‘*_`[\]<>#|\\]*?[.?!](?=\s|$)/gmu;

/** A sentence that quotes a source, if it has one worth quoting: one with a figure before any other. */
export function citation({ id, title, text }: ArticleInputs['sources'][number]): string {
  const name = title.replace(/[“”]/g, '');
  const sentences = (text.slice(0, furthest).match(sentence) ?? []).filter(
    ({ length }) => length >= lengths.min && length <= lengths.max,
  );
  const quoted = sentences.find((one) => /\p{N}/u.test(one)) ?? sentences[0];
  return quoted ? `From ${name}: “${quoted}” [${id}]` : `${name} is worth reading beside this. [${id}]`;
}
