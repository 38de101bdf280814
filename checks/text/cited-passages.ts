import { markersIn, statementsOf, type Marker } from './markers.js';
import type { ParsedText } from './parsed-text.js';
import type { Range } from './ranges.js';
import { within } from './words.js';

/** Markers next to each other, which name sources for the same words. */
export interface MarkerGroup extends Range {
  readonly ids: readonly string[];
}

/** A sentence, a heading or a row of a table, with the markers in it and right after it. */
export interface CitedPassage extends Range {
  readonly groups: readonly MarkerGroup[];
}

/** The passages with a marker, in order. */
export function citedPassages(text: ParsedText): CitedPassage[] {
  const markers = markersIn(text);
  return statementsOf(text).flatMap(({ start, end, until }) => {
    const groups = groupsOf(text.content, within(markers, start, until));
    return groups.length === 0 ? [] : [{ start, end, groups }];
  });
}

const sideBySide = /^[\s,;&]*(?:and|or)?[\s,;&]*$/;

function groupsOf(content: string, markers: readonly Marker[]): MarkerGroup[] {
  const groups: { start: number; end: number; ids: string[] }[] = [];
  for (const { id, start, end } of markers) {
    const last = groups.at(-1);
    if (last && start - last.end < 10 && sideBySide.test(content.slice(last.end, start))) {
      last.end = end;
      if (!last.ids.includes(id)) last.ids.push(id);
    } else groups.push({ start, end, ids: [id] });
  }
  return groups;
}
