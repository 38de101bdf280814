import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from 'docx';
import type { SyntaxNode } from '../../../../prose/syntax-node.js';
import { deepest, indentAt, type Numbering } from './numbering.js';
import { writableInXml } from '../../platform/text/writable-in-xml.js';
import { runsOf, type References } from './runs.js';
import { styles } from './styles.js';

type Block = Paragraph | Table;
type Layout = Omit<IParagraphOptions, 'children' | 'text'>;

/** The place of a block. */
interface Place {
  /** The number of lists around the block. */
  readonly lists: number;
  readonly layout: Layout;
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const alignments: Readonly<Record<string, IParagraphOptions['alignment']>> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};

/** Writes the blocks of a text as paragraphs and tables. */
export class Blocks {
  constructor(
    private readonly references: References,
    private readonly numbering: Numbering,
  ) {}

  of(children: readonly SyntaxNode[], place: Place = { lists: 0, layout: {} }): Block[] {
    return children.flatMap((node) => this.block(node, place));
  }

  private block(node: SyntaxNode, place: Place): Block[] {
    const { type, children = [], value = '', depth = 1 } = node;
    switch (type) {
      case 'paragraph':
        return [this.paragraph(children, place.layout)];
      case 'heading':
        return [this.paragraph(children, { ...place.layout, heading: headings[depth - 1] ?? headings[5] })];
      case 'blockquote':
        return this.of(children, { ...place, layout: { ...place.layout, style: styles.quotation } });
      case 'list':
        return this.list(node, place);
      case 'code':
        return [codeBlock(value, place.layout)];
      case 'table':
        return [this.table(node)];
      case 'thematicBreak':
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'C3BDB2' } },
          }),
        ];
      default:
        // Definitions and notes appear only where something refers to them.
        return [];
    }
  }

  private paragraph(children: readonly SyntaxNode[], layout: Layout): Paragraph {
    return new Paragraph({ ...layout, children: runsOf(children, this.references) });
  }

  private list({ ordered, start, children: items = [] }: SyntaxNode, { lists, layout }: Place): Block[] {
    const level = Math.min(lists, deepest);
    // The list has the indent of its own level, so it does not inherit that of the list around it.
    const { indent: _, ...inherited } = layout;
    const below = { lists: lists + 1, layout: { ...inherited, indent: indentAt(level) } };
    let reference = ordered ? this.numbering.from(start ?? 1) : this.numbering.bullets();
    return items.flatMap((item) => {
      const value = item.data?.hProperties?.['value'];
      if (typeof value === 'number') reference = this.numbering.from(value);
      return this.item(item, { ...inherited, numbering: { reference, level } }, below);
    });
  }

  /** The blocks of an item: its first paragraph has the number or bullet, and the others follow below it. */
  private item({ children = [], checked }: SyntaxNode, numbered: Layout, below: Place): Block[] {
    const [first, ...others] = children;
    const box: SyntaxNode[] =
      typeof checked === 'boolean' ? [{ type: 'text', value: checked ? '☒ ' : '☐ ' }] : [];
    const hasWords = first?.type === 'paragraph';
    const words = [...box, ...(hasWords ? (first.children ?? []) : [])];
    return [this.paragraph(words, numbered), ...this.of(hasWords ? others : children, below)];
  }

  private table({ children: rows = [], align = [] }: SyntaxNode): Table {
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (row, index) =>
          new TableRow({
            ...(index === 0 && { tableHeader: true }),
            children: (row.children ?? []).map((cell, column) =>
              this.cell(cell, alignments[String(align[column])], index === 0),
            ),
          }),
      ),
    });
  }

  private cell(
    { children = [] }: SyntaxNode,
    alignment: IParagraphOptions['alignment'],
    isHead: boolean,
  ): TableCell {
    const runs = runsOf(children, this.references, isHead ? { bold: true } : {});
    return new TableCell({
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [new Paragraph({ ...(alignment && { alignment }), spacing: { after: 0 }, children: runs })],
    });
  }
}

/** A block of code as one paragraph, so that programs that read the document see it as one block. */
function codeBlock(code: string, layout: Layout): Paragraph {
  const runs = code
    .split('\n')
    .map((line, index) => new TextRun({ text: writableInXml(line), ...(index > 0 && { break: 1 }) }));
  return new Paragraph({ ...layout, style: styles.codeBlock, children: runs });
}
