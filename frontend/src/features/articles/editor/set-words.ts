import type { ChangeSpec, EditorState, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { nodesAt, treeUpTo, stylableWords, type Stretch } from './leaves';

/** The signs that make words bold or italic, and the name of their syntax node. */
export interface WordStyle {
  signs: '**' | '*';
  name: 'StrongEmphasis' | 'Emphasis';
}

/** Syntax nodes that signs must not split. */
const whole = new Set([
  'InlineCode',
  'URL',
  'Autolink',
  'HTMLTag',
  'Entity',
  'Escape',
  'LinkTitle',
  'LinkLabel',
  'Image',
]);
/** Syntax nodes that signs may be inside or around, but must not cross. */
const nested = new Set(['StrongEmphasis', 'Emphasis', 'Link', 'Strikethrough', 'Subscript', 'Superscript']);
const inLine = new Set([...whole, ...nested]);

/**
 * Sets the selection in bold or italic, or removes that setting if all of it has it. Returns undefined where there are
 * no words.
 */
export function toggledSetting(state: EditorState, setting: WordStyle): TransactionSpec | undefined {
  const { main } = state.selection;
  const tree = treeUpTo(state, main.to);
  if (main.empty) return atCaret(state, tree, setting, main.head);
  return ofWords(state, tree, setting, stylableWords(state, tree, main));
}

function ofWords(
  state: EditorState,
  tree: Tree,
  setting: WordStyle,
  words: readonly Stretch[],
): TransactionSpec | undefined {
  const parts = words
    .map((one) => withWholeNodes(state, tree, setting, one))
    .filter(({ from, to }) => from < to);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const isSet = parts.every((part) => isAllSet(state, setsOf(tree, part, setting), part));
  const changes = state.changes(
    parts.flatMap((part) => {
      const sets = setsOf(tree, part, setting);
      return isSet ? takenOff(state, sets, part, setting) : put(state, sets, part, setting);
    }),
  );
  return { changes, selection: { anchor: changes.mapPos(first.from, 1), head: changes.mapPos(last.to, -1) } };
}

function atCaret(
  state: EditorState,
  tree: Tree,
  setting: WordStyle,
  at: number,
): TransactionSpec | undefined {
  const { signs, name } = setting;
  const width = signs.length;
  const isBetween = state.sliceDoc(at - width, at + width) === signs + signs;
  if (isBetween && !/[*]/.test(state.sliceDoc(at - width - 1, at - width))) {
    return { changes: { from: at - width, to: at + width } };
  }
  const [set] = nodesAt(tree, { from: at, to: at }, new Set([name])).filter(
    ({ from, to }) => from < at && at < to,
  );
  if (set) {
    const changes = state.changes(marksOf(set));
    return { changes, selection: { anchor: changes.mapPos(at) } };
  }
  if (nodesAt(tree, { from: at, to: at }, whole).some(({ from, to }) => from < at && at < to))
    return undefined;
  const word = state.wordAt(at);
  if (word && word.from < at && at < word.to) {
    const change = ofWords(state, tree, setting, [word]);
    if (!change) return undefined;
    const changes = state.changes(change.changes);
    return { changes, selection: { anchor: changes.mapPos(at) } };
  }
  if (nodesAt(tree, { from: at, to: at }, codeBlocks).length > 0) return undefined;
  return { changes: { from: at, insert: signs + signs }, selection: { anchor: at + width } };
}

const codeBlocks = new Set(['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock']);

/** Extends a range so that its signs neither split a whole node nor cross another one. */
function withWholeNodes(state: EditorState, tree: Tree, { name }: WordStyle, words: Stretch): Stretch {
  let { from, to } = words;
  for (let grown = true; grown;) {
    grown = false;
    for (const node of nodesAt(tree, { from, to }, inLine)) {
      if (node.name === name) continue;
      const [begins, ends] = [node.from < from && from < node.to, node.from < to && to < node.to];
      if (node.from === from && node.to === to) continue;
      const isIn = nested.has(node.name) && begins && ends;
      if ((!begins && !ends) || (isIn && isBetweenMarks(node, { from, to }))) continue;
      if (isIn) {
        // A range that holds some of the node's signs becomes all the text between them.
        const inner = innerOf(node);
        [from, to] = [inner.from, inner.to];
        break;
      }
      [from, to] = [Math.min(from, node.from), Math.max(to, node.to)];
      grown = true;
    }
  }
  return flanked(state, { from, to });
}

function innerOf(node: SyntaxNode): Stretch {
  const marks = marksOf(node);
  const [open, close] = [marks[0], marks[1]];
  return { from: open?.to ?? node.from, to: close?.from ?? node.to };
}

function isBetweenMarks(node: SyntaxNode, { from, to }: Stretch): boolean {
  const inner = innerOf(node);
  return from >= inner.from && to <= inner.to;
}

const letter = /[\p{L}\p{N}]/u;
const blankOrSign = /[\s\p{P}\p{S}]/u;

/**
 * Moves the ends of a range past punctuation that touches a letter outside, because markdown ignores signs between a
 * letter and a punctuation mark.
 */
function flanked(state: EditorState, words: Stretch): Stretch {
  let { from, to } = words;
  const at = (place: number) => state.sliceDoc(place, place + 1);
  const isPlain = (sign: string) => blankOrSign.test(sign) && !/[*_[\]`<>~\\!]/.test(sign);
  while (from < to && isPlain(at(from)) && letter.test(at(from - 1))) from += 1;
  while (from < to && isPlain(at(from)) && /\s/.test(at(from))) from += 1;
  while (from < to && isPlain(at(to - 1)) && letter.test(at(to))) to -= 1;
  while (from < to && /\s/.test(at(to - 1))) to -= 1;
  return { from, to };
}

/** The nodes of a setting that overlap or adjoin some words. */
const setsOf = (tree: Tree, words: Stretch, { name }: WordStyle): SyntaxNode[] =>
  nodesAt(tree, words, new Set([name])).filter(({ from, to }) => from <= words.to && to >= words.from);

const marksOf = (node: SyntaxNode): { from: number; to: number }[] => {
  const marks = node.name === 'Link' ? node.getChildren('LinkMark') : [node.firstChild, node.lastChild];
  return marks.slice(0, 2).flatMap((mark) => (mark ? [{ from: mark.from, to: mark.to }] : []));
};

function isAllSet(state: EditorState, sets: readonly SyntaxNode[], { from, to }: Stretch): boolean {
  let at = from;
  for (const node of sets) {
    if (node.from > at && state.sliceDoc(at, node.from).trim() !== '') return false;
    at = Math.max(at, node.to);
  }
  return at >= to || state.sliceDoc(at, to).trim() === '';
}

function put(
  state: EditorState,
  sets: readonly SyntaxNode[],
  words: Stretch,
  { signs }: WordStyle,
): ChangeSpec[] {
  const from = Math.min(words.from, ...sets.map((node) => node.from));
  const to = Math.max(words.to, ...sets.map((node) => node.to));
  return [{ from, insert: signs }, ...sets.flatMap(marksOf), { from: to, insert: signs }];
}

/** Removes a setting from some words. The words around them keep it. */
function takenOff(
  state: EditorState,
  sets: readonly SyntaxNode[],
  words: Stretch,
  { signs }: WordStyle,
): ChangeSpec[] {
  return sets
    .filter(({ from, to }) => from < words.to && to > words.from)
    .flatMap((node) => {
      const inner = innerOf(node);
      const [open, close] = marksOf(node);
      const before = lengthOf(state.sliceDoc(inner.from, Math.max(inner.from, words.from)).trimEnd());
      const after = lengthOf(state.sliceDoc(Math.min(inner.to, words.to), inner.to).trimStart());
      return [
        ...(before > 0 ? [{ from: inner.from + before, insert: signs }] : open ? [open] : []),
        ...(after > 0 ? [{ from: inner.to - after, insert: signs }] : close ? [close] : []),
      ];
    });
}

/** The length of a text, or 0 if it has only signs and blanks. */
const lengthOf = (text: string): number => (/[^\s*_~]/.test(text) ? text.length : 0);
