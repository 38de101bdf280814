import { oneLine } from '../../../platform/text/one-line.js';
import { columnHeads, cellsOf } from './column-heads.js';
import { markersOf } from './list-markers.js';
import { mathText } from './math-text.js';
import { plainCells } from './plain-row.js';
import { raised } from './raised.js';
import { standsApart } from './stands-apart.js';

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL OPTION P PRE SECTION SUMMARY TABLE TR UL'.split(
    ' ',
  ),
);

const isBlock = ({ nodeName }: Node): boolean => blocks.has(nodeName);

const undrawn = new Set('DATALIST IFRAME NOSCRIPT SCRIPT STYLE SVG TEMPLATE'.split(' '));

/** Elements that mark words within a text; any other inline element is there for its layout. */
const withinWords = new Set('ABBR B EM FONT I MARK STRONG SUB SUP U WBR'.split(' '));

const struckOut = new Set(['DEL', 'S', 'STRIKE']);

/** The most characters of the preceding text that are looked at. */
const nearby = 12;

export interface DrawingOptions {
  /** Whether an element and everything in it is left out. */
  readonly isLeftOut?: (element: Element) => boolean;
  /** Gives the text that replaces what is struck out; by default nothing. */
  readonly struckOut?: (element: Element) => string;
}

/** The text of a part of a page as it would be drawn: paragraphs with an empty line between them. */
export function drawnText(root: Node, options: DrawingOptions = {}): string {
  const drawing = new Drawing(options);
  drawing.draw(root);
  return drawing.text();
}

class Drawing {
  private readonly paragraphs: string[][] = [[]];
  private before = '';
  private ended = false;
  private between = false;
  private styled = false;
  /** The heads of the current table's columns, where each cell is written with its own. */
  private heads: readonly string[] = [];
  private withinCell = false;
  /** Whether the line has only the marker of a list's item so far. */
  private onlyMarker = false;

  constructor(private readonly options: DrawingOptions) {}

  text(): string {
    return this.paragraphs
      .map((pieces) => oneLine(pieces.join('')))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  }

  draw(node: Node): void {
    if (node.nodeType === node.TEXT_NODE) this.add(node.textContent ?? '');
    if (node.nodeType !== node.ELEMENT_NODE && node.nodeType !== node.DOCUMENT_FRAGMENT_NODE) return;
    const name = node.nodeName.toUpperCase();
    if (undrawn.has(name) || this.options.isLeftOut?.(node as Element)) return;
    // A price that is struck out no longer applies.
    if (struckOut.has(name)) this.add(` ${this.options.struckOut?.(node as Element) ?? ''} `);
    else if (name === 'MATH') this.add(` ${mathText(node)} `);
    else if (name === 'SUP') this.add(raised(node.textContent ?? '', this.before, textAfter(node)));
    else if (name === 'TABLE') this.drawTable(node);
    else if (name === 'TR') this.drawRow(node);
    else if (name === 'OL') this.drawNumbered(node);
    else if (blocks.has(name)) this.drawBlock(node);
    else this.drawWithinLine(node, !withinWords.has(name));
  }

  private add(text: string): void {
    if (text === '') return;
    const apart = standsApart(this.before, { between: this.between, styled: this.styled }, text);
    this.paragraphs.at(-1)?.push(apart ? ` ${text}` : text);
    this.before = (this.before + text.slice(-nearby)).slice(-nearby);
    this.ended = this.between = this.styled = false;
    if (/\S/.test(text)) this.onlyMarker = false;
  }

  private startLine(): void {
    if (this.withinCell) return this.add(' ');
    if (this.onlyMarker) return;
    this.paragraphs.push([]);
    this.before = '';
    this.ended = this.between = this.styled = false;
  }

  private drawBlock(node: Node): void {
    this.startLine();
    this.drawWithin(node);
    this.startLine();
  }

  private drawWithinLine(node: Node, styled: boolean): void {
    this.between ||= this.ended;
    this.styled ||= styled;
    this.drawWithin(node);
    this.ended = true;
    this.styled ||= styled;
  }

  private drawWithin(node: Node): void {
    node.childNodes.forEach((child) => this.draw(child));
  }

  private drawNumbered(list: Node): void {
    const markers = markersOf(list as Element);
    this.startLine();
    list.childNodes.forEach((item) => {
      const marker = markers.get(item);
      if (marker !== undefined) {
        this.startLine();
        this.add(`${marker} `);
        this.onlyMarker = true;
      }
      this.draw(item);
      this.onlyMarker = false;
    });
    this.startLine();
  }

  private drawTable(table: Node): void {
    const { heads, withinCell } = this;
    this.heads = columnHeads(table as Element);
    this.drawBlock(table);
    this.heads = heads;
    this.withinCell = withinCell;
  }

  /**
   * Draws the cells of a row on one line. Where the columns have heads, each cell is written with its own, even an
   * empty one.
   */
  private drawRow(row: Node): void {
    const cells = cellsOf(row);
    this.startLine();
    if (cells.length === this.heads.length) {
      cells.forEach((cell, column) => {
        if (this.paragraphs.at(-1)?.some((piece) => piece.trim() !== '')) this.add('; ');
        this.drawHeaded(cell, this.heads[column] ?? '');
      });
    } else {
      for (const { cell, apart } of plainCells(cells, isBlock)) {
        this.add(apart);
        this.drawWithin(cell);
      }
    }
    this.startLine();
  }

  private drawHeaded(cell: Node, head: string): void {
    const outer = this.withinCell;
    this.withinCell = true;
    const isHead = oneLine(cell.textContent ?? '') === head;
    if (!isHead && head !== '') this.add(`${head}: `);
    const line = this.paragraphs.at(-1);
    const from = line?.length ?? 0;
    this.drawWithin(cell);
    if (!isHead && (line?.slice(from) ?? []).every((piece) => piece.trim() === '')) this.add('–');
    this.withinCell = outer;
  }
}

/** The text that follows, if it is a text node or the only content of the next element. */
function textAfter({ nextSibling }: Node): string {
  const [only, ...more] = nextSibling?.childNodes ?? [];
  const text = more.length === 0 ? (only ?? nextSibling) : undefined;
  return text?.nodeType === text?.TEXT_NODE ? (text?.textContent ?? '').slice(0, nearby) : '';
}
