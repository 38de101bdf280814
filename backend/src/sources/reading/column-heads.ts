import { oneLine } from '../../platform/text/one-line.js';

const isCell = ({ nodeName }: Node): boolean => nodeName === 'TD' || nodeName === 'TH';

export const cellsOf = (row: Node): Node[] => [...row.childNodes].filter(isCell);

/** @returns the heads of a table's columns, none for a table whose first row is no row of heads */
export function columnHeads(table: Element): string[] {
  const first = firstRow(table);
  const cells = first ? cellsOf(first) : [];
  if (cells.length < 2 || !cells.every(({ nodeName }) => nodeName === 'TH')) return [];
  const wide = cells.some((cell) => Number((cell as Element).getAttribute('colspan') ?? 1) > 1);
  return wide ? [] : cells.map((cell) => oneLine(cell.textContent ?? ''));
}

function firstRow(table: Node): Node | undefined {
  for (const part of table.childNodes) {
    if (part.nodeName === 'TR') return part;
    if (!/^T(?:HEAD|BODY)$/.test(part.nodeName)) continue;
    const row = [...part.childNodes].find(({ nodeName }) => nodeName === 'TR');
    if (row) return row;
  }
  return undefined;
}
