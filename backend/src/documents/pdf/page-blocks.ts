import type { Row, Segment } from './page-rows.js';

/** A part of a page that is read from its beginning to its end. */
export type Block =
  | { readonly kind: 'column'; readonly lines: readonly Segment[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The narrowest gap between columns, in points. */
const narrowestGutter = 8;
/** The average number of letters from which lines are prose and not cells. */
const proseLetters = 22;
const fewestLines = 3;
const mostLinesAlone = 12;
/** The distance to the line before from which a line no longer belongs to the columns above, in heights of a line. */
const newBand = 1.9;

/** The parts of a page in reading order: columns one after another, tables row by row. */
export function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < rows.length) {
    const end = endOfRun(rows, at);
    if (end === at) {
      const last = blocks.at(-1);
      const lines = rows[at]?.segments ?? [];
      if (last?.kind === 'column')
        blocks[blocks.length - 1] = { kind: 'column', lines: [...last.lines, ...lines] };
      else blocks.push({ kind: 'column', lines });
      at += 1;
    } else {
      blocks.push(...partsOf(rows.slice(at, end)));
      at = end;
    }
  }
  return blocks;
}

/** The end of the rows that all leave the same gap open; the start itself if there is none. */
function endOfRun(rows: readonly Row[], start: number): number {
  if ((rows[start]?.segments.length ?? 0) < 2) return start;
  let gaps = gapsOf(rows.slice(start, start + 1));
  let end = start;
  let lastOfSeveral = start;
  for (let at = start; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) break;
    gaps = gaps.flatMap((gap) => narrowed(gap, row));
    if (gaps.length === 0) break;
    const before = rows[at - 1];
    // A single line far below the columns is no longer part of them.
    if (row.segments.length < 2 && at > start && before && before.y - row.y > newBand * row.size) break;
    if (row.segments.length > 1) lastOfSeveral = at;
    end = at + 1;
  }
  // This many lines in one column are the text that follows the columns.
  return end - lastOfSeveral > mostLinesAlone ? lastOfSeveral + 1 : end;
}

const gapsOf = (rows: readonly Row[]): Gap[] =>
  rows.flatMap(({ segments }) =>
    segments.slice(1).map((segment, before) => ({ from: segments[before]?.right ?? 0, to: segment.left })),
  );

/** The part of a gap that a row leaves open. */
function narrowed(gap: Gap, { segments }: Row): Gap[] {
  let { from, to } = gap;
  for (const { left, right } of segments) {
    if (right <= from || left >= to) continue;
    // A segment that reaches into the gap from the left moves its start; one that reaches in from the right moves its
    // end.
    if (left <= from && right < to) from = right;
    else if (left > from && right >= to) to = left;
    else return [];
  }
  return to - from >= narrowestGutter ? [{ from, to }] : [];
}

function partsOf(rows: readonly Row[]): Block[] {
  const gaps = openGaps(rows);
  const columns = columnsOf(rows, gaps);
  const isProse = columns.every((lines) => lines.length >= fewestLines && lettersIn(lines) >= proseLetters);
  if (isProse) return columns.map((lines) => ({ kind: 'column', lines }));
  return [{ kind: 'table', rows: joinedRows(rows, gaps) }];
}

function openGaps(rows: readonly Row[]): Gap[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return others.reduce((gaps, row) => gaps.flatMap((gap) => narrowed(gap, row)), gapsOf([first]));
}

const columnAt = (segment: Segment, gaps: readonly Gap[]): number =>
  gaps.filter(({ to }) => segment.left >= to - 1).length;

function columnsOf(rows: readonly Row[], gaps: readonly Gap[]): Segment[][] {
  const columns: Segment[][] = Array.from({ length: gaps.length + 1 }, () => []);
  for (const { segments } of rows)
    for (const segment of segments) columns[columnAt(segment, gaps)]?.push(segment);
  return columns;
}

const lettersIn = (lines: readonly Segment[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, lines.length);

/** The cells of each row, including empty ones; a line that continues a cell is added to it. */
function joinedRows(rows: readonly Row[], gaps: readonly Gap[]): string[][] {
  const joined: string[][] = [];
  let before: Row | undefined;
  for (const row of rows) {
    const cells = Array.from({ length: gaps.length + 1 }, () => '');
    for (const segment of row.segments) {
      const column = columnAt(segment, gaps);
      cells[column] = [cells[column], segment.text].filter(Boolean).join(' ');
    }
    const last = joined.at(-1);
    const [only, another] = cells.flatMap((text, column) => (text === '' ? [] : column));
    const isFurther =
      last &&
      before &&
      only !== undefined &&
      another === undefined &&
      only > 0 &&
      before.y - row.y < 1.4 * row.size &&
      last[only] !== '' &&
      !/\d/.test(cells[only] ?? '');
    if (isFurther) last[only] = `${last[only]} ${cells[only]}`;
    else joined.push(cells);
    before = row;
  }
  return joined;
}
