import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { addressesNotGiven, type Address } from './text/addresses.js';
import { counted } from './text/counted.js';
import { markersIn, unresolvedMarkers } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { outside, wholly } from './text/ranges.js';

/** Every marker names a source that was given, and a model uses no address that it was not given. */
export const citationsResolve: Check = {
  id: 'citations-resolve',
  name: 'Citations resolve',
  about: 'Follows every marker such as [s1] to its source, and lists sources that nothing cites.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 3,
  run(text) {
    const unresolved = unresolvedMarkers(text).map(({ id, start, end }) => ({
      message: `[${id}] names no source that was given.`,
      spans: [text.span(start, end)],
    }));
    const { modelWords = [] } = text;
    const foreign =
      modelWords.length === 0 || !text.tree ? [] : outside(text.tree.code, addressesNotGiven(text));
    const invented = modelWords === 'unknown' ? [] : wholly(modelWords, foreign);
    const failures = [...unresolved, ...invented.map((one) => wasNotGiven(text, one)), ...neverCited(text)];
    if (failures.length === 0 && modelWords === 'unknown' && foreign.length > 0) return writersUnknown;
    const cited = markersIn(text).length;
    const namesNone = cited === 0 && (text.tree !== undefined || modelWords.length === 0);
    if (failures.length === 0 && namesNone) return notChecked('The text cites no source.');
    return failuresOr(failures, `${counted(cited, 'citation')}; each names a source that was given.`);
  },
};

const writersUnknown = notChecked(
  'It could not be found in time who wrote the addresses in the text.',
  'could-not-be-checked',
);

const wasNotGiven = (text: ParsedText, { start, end, address }: Address): Failure => ({
  message: `The address ${address} was not given.`,
  spans: [text.span(start, end)],
});

function neverCited(text: ParsedText): Failure[] {
  const cited = new Set(markersIn(text).map(({ id }) => id));
  return text.sources
    .filter(({ id }) => !cited.has(id))
    .map(({ id, title }) => ({
      message: `The source [${id}] “${title}” is never cited.`,
      atMost: 'info' as const,
    }));
}
