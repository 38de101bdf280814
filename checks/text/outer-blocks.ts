import { parseBlocks } from './markdown.js';
import { paragraphsOf } from './parsed-text.js';
import { isTooInvolved } from './too-involved.js';

/** An outermost part of a text: a list or a quotation is one part, whatever it contains. */
export interface OuterBlock {
  readonly kind: 'heading' | 'paragraph' | 'list' | 'quotation' | 'table' | 'code';
  readonly start: number;
  readonly end: number;
}

const kinds: Readonly<Record<string, OuterBlock['kind']>> = {
  Paragraph: 'paragraph',
  HTMLBlock: 'paragraph',
  BulletList: 'list',
  OrderedList: 'list',
  Blockquote: 'quotation',
  Table: 'table',
  FencedCode: 'code',
  CodeBlock: 'code',
};

/** The outermost parts, in order. A text whose markdown takes too long to read is split at its blank lines. */
export function outerBlocks(content: string): OuterBlock[] {
  if (isTooInvolved(content)) {
    return paragraphsOf(content).map(({ start, end }) => ({ kind: 'paragraph', start, end }));
  }
  const blocks: OuterBlock[] = [];
  for (let node = parseBlocks(content).topNode.firstChild; node; node = node.nextSibling) {
    const kind = /^(?:ATX|Setext)Heading\d$/.test(node.name) ? 'heading' : kinds[node.name];
    if (kind) blocks.push({ kind, start: node.from, end: node.to });
  }
  return blocks;
}
