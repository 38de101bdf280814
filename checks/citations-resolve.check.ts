import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { markersIn, unresolvedMarkers } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';

/** Every marker names a source that was given, and a model names no address that it was not given. */
export const citationsResolve: Check = {
  id: 'citations-resolve',
  name: 'Citations resolve',
  about: 'Follows every marker such as [s1] to its source, and lists sources that nothing cites.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 2,
  run(text) {
    const unresolved = unresolvedMarkers(text).map(({ id, start, end }) => ({
      message: `[${id}] names no source that was given.`,
      spans: [text.span(start, end)],
    }));
    const failures = [...unresolved, ...foreignAddresses(text), ...neverCited(text)];
    const cited = markersIn(text).length;
    const namesNone = cited === 0 && (text.tree !== undefined || !text.brief.writtenByModel);
    if (failures.length === 0 && namesNone) return notChecked('The text cites no source.');
    return failuresOr(failures, `${counted(cited, 'citation')}; each names a source that was given.`);
  },
};

function foreignAddresses(text: ParsedText): Failure[] {
  if (!text.brief.writtenByModel) return [];
  const given = new Set(text.sources.flatMap(({ url }) => url ?? []).map(plainAddress));
  return (text.tree?.links ?? [])
    .filter(
      ({ address }) => address && /^[a-z][a-z0-9+.-]*:/i.test(address) && !given.has(plainAddress(address)),
    )
    .map(({ start, end, address }) => ({
      message: `The address ${address} was not given.`,
      spans: [text.span(start, end)],
    }));
}

const plainAddress = (address: string): string =>
  address.toLowerCase().replace(/#.*$/, '').replace(/\/$/, '');

function neverCited(text: ParsedText): Failure[] {
  const cited = new Set(markersIn(text).map(({ id }) => id));
  return text.sources
    .filter(({ id }) => !cited.has(id))
    .map(({ id, title }) => ({
      message: `The source [${id}] “${title}” is never cited.`,
      atMost: 'info' as const,
    }));
}
