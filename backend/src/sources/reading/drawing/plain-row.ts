import { oneLine } from '../../../platform/text/one-line.js';

const textOf = (cell: Node): string => oneLine(cell.textContent ?? '');

/** The longest name before a cell; longer words are no name. */
const longestName = 40;

/** A cell as it is drawn in a row without heads. */
export interface PlainCell {
  readonly cell: Node;
  /** The text that separates it from the cells before it. */
  readonly apart: string;
}

/**
 * The cells of a row whose columns have no heads, without empty ones. Figures of two cells must not become one, a name
 * comes before its value, and a gap between two cells is marked.
 * @param isBlock whether an element begins a new line, as in the cells of a page that is laid out as a table
 */
export function plainCells(cells: readonly Node[], isBlock: (node: Node) => boolean): PlainCell[] {
  if (cells.some((cell) => [...cell.childNodes].some(isBlock))) {
    return cells.map((cell, place) => ({ cell, apart: place > 0 ? ' ' : '' }));
  }
  const told = cells.map((cell, place) => ({ cell, place })).filter(({ cell }) => textOf(cell) !== '');
  return told.map(({ cell, place }, index) => {
    const before = told[index - 1];
    if (!before) return { cell, apart: '' };
    if (place - before.place > 1) return { cell, apart: '; –; ' };
    return { cell, apart: joint(before.cell, told.length === 2 || before.cell.nodeName === 'TH') };
  });
}

function joint(before: Node, mayName: boolean): string {
  const text = textOf(before);
  if (text.endsWith(':')) return ' ';
  return mayName && text.length <= longestName && /\p{L}$/u.test(text) && !/\d/.test(text) ? ': ' : '; ';
}
