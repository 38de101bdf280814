import { oneLine } from '../../../platform/text/one-line.js';

const isCell = ({ nodeName }: Node): boolean => nodeName === 'TD' || nodeName === 'TH';

const textOf = (node: Node): string => oneLine(node.textContent ?? '');

export const cellsOf = (row: Node): Node[] => [...row.childNodes].filter(isCell);

/** @returns the heads of a table's columns, none for a table whose first row is no row of heads */
export function columnHeads(table: Element): string[] {
  const [first, second] = firstRows(table);
  const cells = first ? cellsOf(first) : [];
  if (cells.length < 2 || !first || !isHeadRow(first, cells, second)) return [];
  const wide = cells.some((cell) => Number((cell as Element).getAttribute('colspan') ?? 1) > 1);
  return wide ? [] : cells.map(textOf);
}

/** By its elements, or by bold words over cells that are not. */
function isHeadRow(row: Node, cells: readonly Node[], next: Node | undefined): boolean {
  if (row.parentNode?.nodeName === 'THEAD' || cells.every(({ nodeName }) => nodeName === 'TH')) return true;
  return cells.every(isBoldWord) && next !== undefined && !cellsOf(next).every(isBoldWord);
}

function isBoldWord(cell: Node): boolean {
  const [only, ...more] = [...cell.childNodes].filter((child) => textOf(child) !== '');
  return (
    more.length === 0 && /^(?:B|STRONG)$/.test(only?.nodeName ?? '') && !/\d/.test(cell.textContent ?? '')
  );
}

function firstRows(table: Node): Node[] {
  const rows: Node[] = [];
  for (const part of table.childNodes) {
    const within = /^T(?:HEAD|BODY)$/.test(part.nodeName) ? [...part.childNodes] : [part];
    for (const row of within) if (row.nodeName === 'TR') rows.push(row);
    if (rows.length > 1) break;
  }
  return rows;
}
