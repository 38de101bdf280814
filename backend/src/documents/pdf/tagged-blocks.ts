import type { Block } from './page-blocks.js';
import { rowsOf } from './page-rows.js';
import { uprightItems, type GivenItem, type TextItem } from './text-items.js';

/** A part of a page by the file's own tags; a leaf has the id of its marked content. */
export interface Tag {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Tag[];
}

/** An item, or a mark that begins or ends a part of a page’s content. */
export type Given = GivenItem | { readonly type: string; readonly id?: string | null; readonly tag?: string };

const ofBlocks = new Set(
  'P H H1 H2 H3 H4 H5 H6 LI Caption BlockQuote Note TOCI Code Formula Title Table'.split(' '),
);
/** The share of a page’s letters that its tags must cover to be of use. */
const enough = 0.8;

/** @returns the parts of a page in the order of its tags; undefined if the tags cover too little of it */
export function taggedBlocks(tree: Tag | null, given: readonly Given[]): Block[] | undefined {
  if (!tree) return undefined;
  const { marked, letters } = itemsByMark(given);
  const blocks = blocksIn(tree, marked);
  const told = blocks.reduce((sum, block) => sum + lettersIn(textsOf(block)), 0);
  return told > 0 && told >= enough * letters ? blocks : undefined;
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return block.lines;
  return block.kind === 'table' ? block.rows.flat() : block.lines.map(({ text }) => text);
}

const lettersIn = (texts: readonly string[]): number => texts.join('').replaceAll(/\s/g, '').length;

/** The items of each mark, and the number of letters on the page outside artifacts, such as headers. */
function itemsByMark(given: readonly Given[]): { marked: Map<string, TextItem[]>; letters: number } {
  const marked = new Map<string, TextItem[]>();
  const open: { id: string | null; isArtifact: boolean }[] = [];
  let letters = 0;
  for (const one of given) {
    if ('str' in one) {
      const items = uprightItems([one]);
      const id = open.findLast((mark) => mark.id !== null)?.id ?? '';
      const its = marked.get(id) ?? [];
      its.push(...items);
      marked.set(id, its);
      if (!open.some(({ isArtifact }) => isArtifact)) letters += lettersIn(items.map(({ text }) => text));
    } else if (one.type === 'endMarkedContent') open.pop();
    else open.push({ id: one.id ?? null, isArtifact: one.tag === 'Artifact' });
  }
  return { marked, letters };
}

const isBlock = ({ role }: Tag): boolean => ofBlocks.has(role ?? '');
const hasBlock = ({ children = [] }: Tag): boolean =>
  children.some((child) => isBlock(child) || hasBlock(child));

function blocksIn(tag: Tag, marked: ReadonlyMap<string, TextItem[]>): Block[] {
  if (tag.role === 'Table') return [{ kind: 'table', rows: rowsIn(tag, marked) }];
  if (!hasBlock(tag)) return paragraph([tag], marked);
  const blocks: Block[] = [];
  let loose: Tag[] = [];
  for (const child of tag.children ?? []) {
    if (!isBlock(child) && !hasBlock(child)) loose.push(child);
    else {
      blocks.push(...paragraph(loose, marked), ...blocksIn(child, marked));
      loose = [];
    }
  }
  return [...blocks, ...paragraph(loose, marked)];
}

function paragraph(tags: readonly Tag[], marked: ReadonlyMap<string, TextItem[]>): Block[] {
  const lines = linesOf(tags.flatMap((tag) => itemsIn(tag, marked)));
  return lines.length === 0 ? [] : [{ kind: 'paragraph', lines }];
}

const rowsIn = (table: Tag, marked: ReadonlyMap<string, TextItem[]>): string[][] =>
  within(table, 'TR').map(({ children = [] }) =>
    children
      .filter(({ role }) => role === 'TH' || role === 'TD')
      .map((cell) => linesOf(itemsIn(cell, marked)).join(' ')),
  );

const within = (tag: Tag, role: string): Tag[] =>
  (tag.children ?? []).flatMap((child) => (child.role === role ? [child] : within(child, role)));

const itemsIn = ({ id, children = [] }: Tag, marked: ReadonlyMap<string, TextItem[]>): TextItem[] =>
  id === undefined ? children.flatMap((child) => itemsIn(child, marked)) : (marked.get(id) ?? []);

/**
 * The lines of items, in the order in which they are written. Text that continues in another column is above the line
 * before it.
 */
function linesOf(items: readonly TextItem[]): string[] {
  const parts: TextItem[][] = [];
  for (const item of items) {
    const before = parts.at(-1)?.at(-1);
    if (before && item.y - before.y <= item.size) parts.at(-1)?.push(item);
    else parts.push([item]);
  }
  return parts.flatMap((part) =>
    rowsOf(part).map(({ segments }) => segments.map(({ text }) => text).join(' ')),
  );
}
