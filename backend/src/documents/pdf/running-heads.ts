import type { Row } from './page-rows.js';

const fewestPages = 3;
/** The number of rows at each edge of a page that may be its header or footer. */
const atEdge = 2;

const asHead = ({ segments }: Row): string =>
  segments
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\d+|\b[ivxl]{1,6}\b/gi, '#');

/** Splits the pages into their text and the lines that are repeated at the edges of most pages. */
export function withoutHeads(pages: readonly (readonly Row[])[]): { pages: Row[][]; heads: string[] } {
  const counts = new Map<string, number>();
  for (const rows of pages)
    for (const head of new Set(edgesOf(rows).map(asHead))) counts.set(head, (counts.get(head) ?? 0) + 1);
  const most = Math.max(fewestPages, pages.length / 2);
  const heads: string[] = [];
  const without = pages.map((rows) => {
    const edges = new Set(edgesOf(rows));
    return rows.filter((row) => {
      const isHead = edges.has(row) && (counts.get(asHead(row)) ?? 0) >= most;
      if (isHead) heads.push(row.segments.map(({ text }) => text).join(' '));
      return !isHead;
    });
  });
  return { pages: without, heads };
}

const edgesOf = (rows: readonly Row[]): Row[] => [...rows.slice(0, atEdge), ...rows.slice(-atEdge)];
