import type { Element, ElementContent } from 'hast';
import {
  allWithin,
  changeWithin,
  elementOf,
  elementsIn,
  isBlankText,
  isBlock,
  isElement,
  propertyOf,
  stylesOf,
} from './elements.js';
import type { Losses } from './losses.js';

/** An element of our own: a break within the cell of a table, because a row is one line in markdown. */
export const cellBreak = 'cell-break';

const mostCells = 50_000;
const mostSpanned = 200;

/** Makes tables of rows and of cells with one line. A table that holds no data becomes its contents. */
export const plainTables = (body: Element, losses: Losses): void =>
  changeWithin(body, (element) => (element.tagName === 'table' ? plainTable(element, losses) : [element]));

function plainTable(table: Element, losses: Losses): ElementContent[] {
  const parts = [...allWithin(table)];
  const rows = parts.filter(({ tagName }) => tagName === 'tr');
  const cells = parts.filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  const isLayout =
    cells.length < 2 ||
    propertyOf(table, 'role') === 'presentation' ||
    parts.some(({ tagName }) => tagName === 'table');
  const widest = Math.max(0, ...widths(rows));
  if (isLayout || widest * rows.length > mostCells) {
    return cells.map((cell) => elementOf('div', cell.children));
  }
  if (cells.some(isMerged)) losses.add('merged-cells', cells.filter(isMerged).length);
  for (const cell of cells) toLine(cell);
  const hasHead = parts.some(({ tagName }) => tagName === 'thead' || tagName === 'th');
  // Word processors mark no head, but a table in markdown needs one.
  if (!hasHead) for (const cell of elementsIn(rows[0] ?? table)) cell.tagName = 'th';
  const captions = elementsIn(table).filter(({ tagName }) => tagName === 'caption');
  return [...captions.map(({ children }) => elementOf('p', children)), table];
}

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan'): number =>
  Math.min(mostSpanned, Math.max(1, Number(propertyOf(cell, name)) || 1));

const isMerged = (cell: Element): boolean => spanOf(cell, 'colSpan') > 1 || spanOf(cell, 'rowSpan') > 1;

/** The number of columns that each row takes, with an equal share of the cells that reach into rows below their own. */
const widths = (rows: readonly Element[]): number[] => {
  const reaching = rows.reduce(
    (sum, row) =>
      sum +
      elementsIn(row).reduce((all, cell) => all + (spanOf(cell, 'rowSpan') - 1) * spanOf(cell, 'colSpan'), 0),
    0,
  );
  return rows.map(
    (row) => reaching / rows.length + elementsIn(row).reduce((sum, cell) => sum + spanOf(cell, 'colSpan'), 0),
  );
};

function toLine(cell: Element): void {
  const [first] = elementsIn(cell);
  const written = [cell, ...(first ? [first] : [])].flatMap((element) => [
    stylesOf(element).get('text-align') ?? '',
    propertyOf(element, 'align').toLowerCase(),
    // WordPress writes the alignment here, and besides as the name of a class.
    propertyOf(element, 'dataAlign').toLowerCase(),
  ]);
  const align = written.find((value) => ['left', 'center', 'right'].includes(value));
  cell.properties = {
    ...(align !== undefined && { align }),
    ...(isMerged(cell) && { colSpan: spanOf(cell, 'colSpan'), rowSpan: spanOf(cell, 'rowSpan') }),
  };
  cell.children = trimmed(lineOf(cell));
}

/** The contents of blocks one after the other, with a break between them. */
function lineOf(parent: Element): ElementContent[] {
  return parent.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (child.tagName === 'br') return [elementOf(cellBreak, [])];
    if (!isBlock(child)) return [child];
    return [elementOf(cellBreak, []), ...lineOf(child), elementOf(cellBreak, [])];
  });
}

const isBreak = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === cellBreak;

function trimmed(line: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const part of line) {
    const isFirst = parts.length === 0 || isBreak(parts.at(-1));
    if (isFirst && (isBreak(part) || isBlankText(part))) continue;
    parts.push(isFirst && part.type === 'text' ? { ...part, value: part.value.trimStart() } : part);
  }
  while (parts.length > 0 && (isBreak(parts.at(-1)) || parts.slice(-1).some(isBlankText))) parts.pop();
  return parts;
}
