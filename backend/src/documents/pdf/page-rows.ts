import type { TextItem } from './text-items.js';

/** Words next to each other on a line: a line of a column, or a cell. */
export interface Segment {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly size: number;
}

/** The words on one line of a page, from left to right. */
export interface Row {
  readonly y: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

/** The distances on a line, in letter sizes. */
const sameLine = 0.6;
const raisedBy = 0.15;
const smaller = 0.8;
const blankFrom = 0.18;
const apartFrom = 1;

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The items of a page in rows, from top to bottom. */
export function rowsOf(items: readonly TextItem[]): Row[] {
  const lines: TextItem[][] = [];
  for (const item of [...items].sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isBeside = first && first.y - item.y < sameLine * Math.max(first.size, item.size) * 0.75;
    if (isBeside) line.push(item);
    else lines.push([item]);
  }
  return lines.map(rowOf);
}

function rowOf(line: readonly TextItem[]): Row {
  const size = Math.max(...line.map((item) => item.size));
  // Only large letters give the base line, because the numbers of notes are raised above it.
  const y = Math.min(...line.filter((item) => item.size > size * smaller).map((item) => item.y));
  const segments: Segment[] = [];
  for (const item of [...line].sort((one, other) => one.left - other.left)) {
    const last = segments.at(-1);
    const gap = last ? item.left - last.right : Infinity;
    const text = asRaised(item, { y, size });
    if (!last || gap > apartFrom * size)
      segments.push({ text, left: item.left, right: item.right, y, size: item.size });
    else {
      const isParted =
        text !== item.text || /\s$/.test(last.text) || /^\s/.test(text) || gap <= blankFrom * size;
      last.text += isParted ? text : ` ${text}`;
      last.right = Math.max(last.right, item.right);
    }
  }
  return {
    y,
    size,
    segments: segments.map((segment) => ({ ...segment, text: spacedWord(segment.text.trim()) })),
  };
}

/**
 * A text with the raised number of a note as superscript digits, which would otherwise look like part of the figure or
 * word before it.
 */
function asRaised({ text, y, size }: TextItem, line: { y: number; size: number }): string {
  const isRaised = size < line.size * smaller && y > line.y + raisedBy * line.size;
  return isRaised && /^\s*\d{1,3}\s*$/.test(text)
    ? text.trim().replaceAll(/\d/g, (digit) => raisedDigits[Number(digit)] ?? digit)
    : text;
}

/** Joins a spaced word, such as “R E S U L T S”. */
const spacedWord = (text: string): string =>
  /^(?:\p{L} ){3,40}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
