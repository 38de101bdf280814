import { isValidElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { markdownPlugins } from '@prose/markdown-plugins';
import { isTooInvolved } from '@checks/text/too-involved';
import type { ComparedBlock } from './block-difference';
import { textOfWords, differenceWords, type DifferenceWord } from '@/components/difference/words';

/** An element of the markdown renderer. */
interface Tag {
  tag: string;
  children: ReactNode;
  href: string | undefined;
  alt: string | undefined;
}

/** The surroundings of a block in the text. */
interface Place {
  kind: 'paragraph' | 'quote' | 'item';
  depth: number;
  marker?: string | undefined;
}

const inlineStyles = new Set(['strong', 'em', 'del', 'code']);
const blockTags = /^(p|h[1-6]|blockquote|ul|ol|li|table|thead|tbody|tr|pre|hr)$/;

/** Returns the paragraphs of a markdown text as readers see them: without its signs, but with their meaning. */
export function proseBlocks(markdown: string): ComparedBlock[] {
  if (isTooInvolved(markdown)) return linesOf(markdown);
  // The renderer is a plain function, so its elements can be examined without rendering them on the page.
  const drawn = Markdown({ ...markdownPlugins, children: markdown });
  return blocksIn((drawn.props as { children?: ReactNode }).children, { kind: 'paragraph', depth: 0 });
}

/** Returns the blocks in some nodes. Loose text between blocks, as in a short list entry, is a block too. */
function blocksIn(nodes: ReactNode, place: Place): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  let loose: DifferenceWord[] = [];
  let entry = 0;
  const settle = () => {
    if (loose.some(({ text }) => text !== '')) blocks.push({ ...place, words: gathered(loose) });
    loose = [];
  };
  for (const node of listOf(nodes)) {
    const tag = tagOf(node);
    if (!tag || !blockTags.test(tag.tag)) {
      loose.push(...wordsIn(node, ''));
      continue;
    }
    settle();
    if (tag.tag === 'li') entry += 1;
    blocks.push(...blocksOf(tag, place, entry));
  }
  settle();
  return blocks;
}

function blocksOf({ tag, children }: Tag, place: Place, entry: number): ComparedBlock[] {
  switch (tag) {
    case 'blockquote':
      return blocksIn(children, { ...place, kind: 'quote' });
    case 'ul':
    case 'ol':
      return blocksIn(children, { kind: 'item', depth: place.depth + 1, marker: tag === 'ol' ? '1.' : '•' });
    case 'li':
      return entryBlocks(children, { ...place, marker: place.marker === '•' ? '•' : `${entry}.` });
    case 'table':
    case 'thead':
    case 'tbody':
      return blocksIn(children, place);
    case 'tr':
      return [{ kind: 'row', depth: 0, words: gathered(cellsIn(children)) }];
    case 'pre':
      return linesOf(textOfWords(wordsIn(children, '')).trimEnd());
    case 'hr':
      return [{ kind: 'rule', depth: 0, words: [] }];
    case 'p':
      return [{ ...place, words: gathered(wordsIn(children, '')) }];
    default:
      return [
        { kind: tag <= 'h2' ? 'heading' : 'subheading', depth: 0, words: gathered(wordsIn(children, '')) },
      ];
  }
}

/** Returns the blocks of a list entry. Only the first of several paragraphs has the marker. */
function entryBlocks(nodes: ReactNode, place: Place): ComparedBlock[] {
  return blocksIn(nodes, place).map((block, index) =>
    index > 0 && block.depth === place.depth ? { ...block, marker: undefined } : block,
  );
}

function cellsIn(nodes: ReactNode): DifferenceWord[] {
  const cells = listOf(nodes).flatMap((node) => tagOf(node) ?? []);
  return cells.flatMap(({ children }, index) => [
    ...(index > 0 ? [{ text: '│', space: ' ', style: '' }] : []),
    ...wordsIn(children, '').map((word, at, all) => (at === all.length - 1 ? { ...word, space: ' ' } : word)),
  ]);
}

function linesOf(text: string): ComparedBlock[] {
  return text.split('\n').map((line) => ({ kind: 'code', depth: 0, words: differenceWords(line) }));
}

function wordsIn(nodes: ReactNode, style: string, href?: string): DifferenceWord[] {
  return listOf(nodes).flatMap((node) => {
    const tag = tagOf(node);
    if (!tag) return differenceWords(typeof node === 'string' ? node : '', style, href);
    if (tag.tag === 'br') return [{ text: '', space: '\n', style }];
    if (tag.tag === 'img') return differenceWords(tag.alt ?? 'Picture', style, href);
    if (tag.tag === 'a') return wordsIn(tag.children, style, tag.href);
    const inner = inlineStyles.has(tag.tag) ? `${style} ${tag.tag}`.trim() : style;
    return wordsIn(tag.children, inner, href);
  });
}

/** Adds blanks at the edges of elements to the word before them, and drops those at the start of a block. */
function gathered(words: readonly DifferenceWord[]): DifferenceWord[] {
  const result: DifferenceWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (word.text !== '') result.push(word);
    else if (last?.space === '') result[result.length - 1] = { ...last, space: word.space };
  }
  return result;
}

function listOf(nodes: ReactNode): readonly ReactNode[] {
  return Array.isArray(nodes) ? (nodes as ReactNode[]) : [nodes];
}

function tagOf(node: ReactNode): Tag | undefined {
  if (!isValidElement<Omit<Tag, 'tag'>>(node) || typeof node.type !== 'string') return undefined;
  const { children, href, alt } = node.props;
  return { tag: node.type, children, href, alt };
}
