import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { parser, Strikethrough, Table, TaskList } from '@lezer/markdown';
import { joiner, withPlainInvisible } from './invisible.js';
import { isNotes } from './marker-form.js';
import type { Range } from './ranges.js';

/** A leaf of the text, which holds words. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'table' | 'code' | 'html';
  readonly start: number;
  readonly end: number;
  /** The level of a heading, 1 to 6; undefined for any other block. */
  readonly level?: number;
  readonly inQuote: boolean;
  readonly inList: boolean;
}

/** A link or an image. Its `address` is empty if none is given, and undefined if it is defined elsewhere. */
export interface Link {
  readonly kind: 'link' | 'image';
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly address: string | undefined;
  readonly title: string;
}

/** The address for links elsewhere in the text. */
export interface Definition extends Range {
  readonly address: string;
}

export interface ListBlock {
  readonly start: number;
  readonly end: number;
  readonly items: number;
  readonly tasks: number;
}

export interface MarkdownTree {
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
  readonly definitions: readonly Definition[];
  readonly lists: readonly ListBlock[];
  /** The ranges of code, in lines and in blocks; its content is not checked. */
  readonly code: readonly Range[];
  /** The fences that are never closed. */
  readonly openFences: readonly Range[];
}

/**
 * The markdown of CodeMirror's editor: linear for everything that `isTooInvolved` lets through, with exact offsets, and
 * loaded in the browser anyway. Bare addresses are left out, because finding them is quadratic in a line of nothing
 * else.
 */
const markdown = parser.configure([Table, TaskList, Strikethrough]);

/**
 * A parser that does not parse the inside of lines. It is several times as fast, and finds where blocks begin and end.
 */
const markdownBlocks = parser.configure([
  Table,
  {
    remove: [
      'Escape',
      'Entity',
      'InlineCode',
      'HTMLTag',
      'Emphasis',
      'HardBreak',
      'Link',
      'Image',
      'LinkEnd',
    ],
  },
]);

const leaves: Readonly<Record<string, Block['kind']>> = {
  Paragraph: 'paragraph',
  Task: 'paragraph',
  Table: 'table',
  FencedCode: 'code',
  CodeBlock: 'code',
  HTMLBlock: 'html',
  CommentBlock: 'html',
};

const unread = new Set(
  [
    'EmphasisMark StrongEmphasisMark CodeMark CodeInfo LinkMark URL LinkTitle LinkLabel HeaderMark QuoteMark ListMark',
    'TaskMarker HTMLTag HTMLBlock Comment CommentBlock ProcessingInstruction StrikethroughMark TableDelimiter',
    'FencedCode CodeBlock InlineCode LinkReference HorizontalRule Image',
  ].flatMap((names) => names.split(' ')),
);

export function readMarkdown(content: string): MarkdownTree {
  return new Reading(content).of(markdown.parse(content));
}

/** The tree of a text down to its blocks, for a text that is not too involved. */
export function parseBlocks(content: string): Tree {
  return markdownBlocks.parse(content);
}

/** One walk over the syntax tree. */
class Reading {
  private readonly masked: (readonly [number, number])[] = [];
  private readonly blocks: Block[] = [];
  private readonly links: Link[] = [];
  private readonly definitions: Definition[] = [];
  private readonly lists: ListBlock[] = [];
  private readonly code: Range[] = [];
  private readonly openFences: Range[] = [];
  private quotes = 0;
  private inLists = 0;

  constructor(private readonly content: string) {}

  of(tree: Tree): MarkdownTree {
    tree.iterate({ enter: (node) => this.enter(node), leave: (node) => this.leave(node) });
    const { blocks, links, definitions, lists, code, openFences } = this;
    return { prose: this.prose(), blocks, links, definitions, lists, code, openFences };
  }

  private enter(node: SyntaxNodeRef): boolean {
    const { name, from: start, to: end } = node;
    if (name === 'Blockquote') this.quotes += 1;
    if (name === 'BulletList' || name === 'OrderedList') {
      this.inLists += 1;
      this.lists.push(listOf(node));
    }
    if (name === 'Link' && isNotes(this.content.slice(start, end))) {
      this.masked.push([start, end]);
      return false;
    }
    if (name === 'Link' || name === 'Image') this.links.push(this.linkOf(node, name));
    if (name === 'LinkReference') this.define(node);
    if (name === 'FencedCode' && node.node.getChildren('CodeMark').length < 2) {
      this.openFences.push({ start, end });
    }
    if (['FencedCode', 'CodeBlock', 'InlineCode'].includes(name)) this.code.push({ start, end });
    const level = Number(/^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1] ?? 0);
    const kind = level > 0 ? 'heading' : leaves[name];
    if (kind) this.add({ kind, start, end, ...(level > 0 && { level }) });
    if (!unread.has(name)) return true;
    this.masked.push([start, end]);
    return false;
  }

  private leave({ name }: SyntaxNodeRef): void {
    if (name === 'Blockquote') this.quotes -= 1;
    if (name === 'BulletList' || name === 'OrderedList') this.inLists -= 1;
  }

  private add(block: Omit<Block, 'inQuote' | 'inList'>): void {
    this.blocks.push({ ...block, inQuote: this.quotes > 0, inList: this.inLists > 0 });
  }

  private linkOf({ node, from: start, to: end }: SyntaxNodeRef, name: 'Link' | 'Image'): Link {
    const [, closing, opening] = node.getChildren('LinkMark');
    // A link that has only words in brackets has its address elsewhere.
    const address = this.addressIn(node) ?? (opening ? '' : undefined);
    const title = node.getChild('LinkTitle');
    return {
      kind: name === 'Link' ? 'link' : 'image',
      start,
      end,
      label: this.content.slice(start + (name === 'Link' ? 1 : 2), closing?.from ?? end).trim(),
      address,
      title: title ? this.content.slice(title.from + 1, title.to - 1).trim() : '',
    };
  }

  /** Keeps a definition. A footnote has the form of one but defines no address. */
  private define({ node, from: start, to: end }: SyntaxNodeRef): void {
    const address = this.addressIn(node);
    if (address !== undefined && !this.content.startsWith('[^', start)) {
      this.definitions.push({ start, end, address });
    }
  }

  private addressIn(node: SyntaxNode): string | undefined {
    const url = node.getChild('URL');
    return url ? this.content.slice(url.from, url.to).replace(/^<|>$/g, '') : undefined;
  }

  /** Builds the prose. Line ends stay, so that a table's cells and a list's items do not run together. */
  private prose(): string {
    const parts: string[] = [];
    let at = 0;
    for (const [start, end] of this.masked) {
      if (start < at) continue;
      parts.push(
        withPlainInvisible(this.content.slice(at, start)),
        this.content.slice(start, end).replace(/[^\n]/g, joiner),
      );
      at = end;
    }
    parts.push(withPlainInvisible(this.content.slice(at)));
    return parts.join('');
  }
}

function listOf({ node, from: start, to: end }: SyntaxNodeRef): ListBlock {
  const items = node.getChildren('ListItem');
  const tasks = items.filter((item) => item.getChild('Task')).length;
  return { start, end, items: items.length, tasks };
}
