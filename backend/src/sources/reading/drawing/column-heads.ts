import { oneLine } from '../../../platform/text/one-line.js';

const isCell = ({ nodeName }: Node): boolean => nodeName === 'TD' || nodeName === 'TH';

const textOf = (node: Node): string => oneLine(node.textContent ?? '');

export const cellsOf = (row: Node): Node[] => [...row.childNodes].filter(isCell);

/** @returns the heads of a table's columns; empty for a table whose first row has none */
export function columnHeads(table: Element): string[] {
  const [first, ...next] = firstRows(table);
  const cells = first ? cellsOf(first) : [];
  if (cells.length < 2 || !first || !isHeadRow(first, cells, next)) return [];
  const wide = cells.some((cell) => Number((cell as Element).getAttribute('colspan') ?? 1) > 1);
  return wide ? [] : cells.map(textOf);
}

/** Whether a row has heads, by its elements, by bold words above cells that are not bold, or by words above figures. */
function isHeadRow(row: Node, cells: readonly Node[], next: readonly Node[]): boolean {
  if (row.parentNode?.nodeName === 'THEAD' || cells.every(isHeadOrCorner)) return true;
  const [second] = next;
  if (cells.every(isBoldWord) && second !== undefined && !cellsOf(second).every(isBoldWord)) return true;
  return areWordsOverFigures(cells, next.map(cellsOf));
}

const isHeadOrCorner = (cell: Node, at: number): boolean =>
  cell.nodeName === 'TH' || (at === 0 && textOf(cell) === '');

const longestHead = 40;

/** With only two columns, the first row may just as well be a name and its value. */
function areWordsOverFigures(heads: readonly Node[], rows: readonly Node[][]): boolean {
  const alike = rows.filter((cells) => cells.length === heads.length);
  if (heads.length < 3 || rows.length < 2 || alike.length < rows.length) return false;
  const isWord = (text: string): boolean => /^\P{N}+$/u.test(text) && text.length <= longestHead;
  if (!heads.every((cell) => isWord(textOf(cell)))) return false;
  return heads.some((_, column) => alike.every((cells) => /\d/.test(cells[column]?.textContent ?? '')));
}

function isBoldWord(cell: Node): boolean {
  const [only, ...more] = [...cell.childNodes].filter((child) => textOf(child) !== '');
  return (
    more.length === 0 && /^(?:B|STRONG)$/.test(only?.nodeName ?? '') && !/\d/.test(cell.textContent ?? '')
  );
}

/** The number of rows that are enough to classify the first one. */
const mostRows = 4;

function firstRows(table: Node): Node[] {
  const rows: Node[] = [];
  for (const part of table.childNodes) {
    const within = /^T(?:HEAD|BODY)$/.test(part.nodeName) ? [...part.childNodes] : [part];
    for (const row of within) if (row.nodeName === 'TR') rows.push(row);
    if (rows.length >= mostRows) break;
  }
  return rows.slice(0, mostRows);
}
