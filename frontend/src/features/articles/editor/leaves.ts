import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { linesBetween } from './lines';

/** A stretch of the text, in UTF-16 units. */
export interface Stretch {
  from: number;
  to: number;
}

const longestParseMs = 200;

/** The syntax tree of the text, at least up to an offset, or as much as could be parsed within the time limit. */
export const treeUpTo = (state: EditorState, to: number): Tree =>
  ensureSyntaxTree(state, Math.min(state.doc.lineAt(to).to + 1, state.doc.length), longestParseMs) ??
  syntaxTree(state);

const leaf = /^(?:Paragraph|Task|TableCell|(?:ATX|Setext)Heading\d)$/;
const signs = new Set(['HeaderMark', 'QuoteMark', 'TaskMarker']);

/**
 * The parts of a stretch where words can be set in bold or italic: its paragraphs, headings and cells, without signs
 * and blanks at their edges.
 */
export function stylableWords(state: EditorState, tree: Tree, { from, to }: Stretch): Stretch[] {
  const common = (one: Stretch): Stretch => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) });
  if (tree.length === 0) {
    return linesBetween(state.doc, from, to).flatMap((line) => trimmed(state, common(line), []));
  }
  const found: Stretch[] = [];
  tree.iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (!leaf.test(name)) return true;
      found.push(...trimmed(state, common(contentOf(node)), node.getChildren('QuoteMark')));
      return false;
    },
  });
  return found;
}

function contentOf(node: SyntaxNode): Stretch {
  let { from, to } = node;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!signs.has(child.name)) continue;
    if (child.from === from) from = child.to;
    else if (child.name === 'HeaderMark') to = child.from;
  }
  return { from, to };
}

/** A stretch without the blanks and quotation signs at its edges; empty when there is nothing else. */
function trimmed(state: EditorState, stretch: Stretch, quotes: readonly Stretch[]): Stretch[] {
  let { from, to } = stretch;
  for (let before = -1; before !== from && from < to;) {
    before = from;
    from = to - state.sliceDoc(from, to).trimStart().length;
    from = quotes.find((mark) => mark.from === from)?.to ?? from;
  }
  for (let before = -1; before !== to && from < to;) {
    before = to;
    to = from + state.sliceDoc(from, to).trimEnd().length;
    to = quotes.find((mark) => mark.to === to)?.from ?? to;
  }
  return from < to ? [{ from, to }] : [];
}

/** The nodes with one of the names that overlap or touch a stretch, from the outside in. */
export function nodesAt(tree: Tree, { from, to }: Stretch, names: ReadonlySet<string>): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    from,
    to,
    enter: (node) => {
      if (names.has(node.name)) found.push(node.node);
    },
  });
  return found;
}
