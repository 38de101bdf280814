import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { citedSentences } from './text/markers.js';
import { figuresIn, numeralsIn } from './text/numbers.js';
import type { ParsedText } from './text/parsed-text.js';

/** A number in a sentence with a marker stands in that source. */
export const numbersFromSources: Check = {
  id: 'numbers-from-sources',
  name: 'Numbers from sources',
  about: 'Looks up the numbers of each sentence with a marker in the source it names.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 2,
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to compare numbers with.');
    return failuresOr(foreignNumbers(text), 'Every number beside a marker is in its source.');
  },
};

function* foreignNumbers(text: ParsedText): Generator<Failure> {
  const numbers = new Map(text.sources.map((source) => [source.id, numbersIn(source.text)]));
  for (const { start, text: words, ids } of citedSentences(text)) {
    const cited = ids.flatMap((id) => numbers.get(id) ?? []);
    if (cited.length === 0) continue;
    for (const { key, shown, at } of figuresIn(words)) {
      if (cited.some((known) => known.has(key))) continue;
      const message = `${shown} is not in ${ids.map((id) => `[${id}]`).join(' or ')}.`;
      yield { message, spans: [text.span(start + at, start + at + shown.length)] };
    }
  }
}

const magnitudes: Readonly<Record<string, number>> = {
  thousand: 3,
  k: 3,
  million: 6,
  m: 6,
  billion: 9,
  bn: 9,
};
const scaled = /(?<!\d)(\d+(?:\.\d+)?)\s?(thousand|k|million|m|billion|bn)\b/gi;

/** As figures, in words, and `17.8 million` as 17800000, or the other way round. */
function numbersIn(text: string): Set<string> {
  const keys = [...figuresIn(text), ...numeralsIn(text)].map(({ key }) => key);
  const written = [...text.matchAll(scaled)].map(([, figure = '', unit = '']) =>
    String(Math.round(Number(figure) * 10 ** (magnitudes[unit.toLowerCase()] ?? 0))),
  );
  const shortened = keys
    .filter((key) => /^\d+0{3}$/.test(key))
    .flatMap((key) => [3, 6, 9].map((zeros) => String(Number(key) / 10 ** zeros)));
  const often = /\btwice\b/i.test(text) ? ['2'] : [];
  return new Set([...keys, ...written, ...shortened, ...often]);
}
