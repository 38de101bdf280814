import type { EditorState, TransactionSpec } from '@codemirror/state';
import { nodesAt, treeUpTo, stylableWords, type Stretch } from './leaves';

const toBeTyped = { label: 'text', address: 'https://' };
const address = /^<?((?:https?:\/\/|www\.)[^\s<>]+|mailto:[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>?$/i;

const links = new Set(['Link', 'Image', 'Autolink', 'URL']);
const noWords = new Set(['InlineCode', 'FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock', 'HTMLTag']);

/** Makes the selection a link, and selects the part to be typed. If it is a link already, only its words stay. */
export function toggledLink(state: EditorState): TransactionSpec | undefined {
  const { main } = state.selection;
  const tree = treeUpTo(state, main.to);
  const word = main.empty ? state.wordAt(main.head) : null;
  const isInWord = word && word.from < main.head && main.head < word.to;
  const selected: Stretch = isInWord ? word : main;
  const found = nodesAt(tree, selected, links).filter(
    ({ from, to }) => from < selected.to && to > selected.from,
  );
  const link = found.find(
    ({ name, from, to }) => name === 'Link' && from <= selected.from && to >= selected.to,
  );
  if (link) {
    const [open, close] = link.getChildren('LinkMark');
    if (!open || !close) return undefined;
    const label = state.sliceDoc(open.to, close.from);
    const { from, to } = link;
    return { changes: { from, to, insert: label }, selection: { anchor: from, head: from + label.length } };
  }
  if (nodesAt(tree, selected, noWords).some(({ from, to }) => from < selected.to && to > selected.from)) {
    return undefined;
  }
  const [bare] = found.filter(({ name }) => name === 'Autolink' || name === 'URL');
  const [words = bare ?? (main.empty ? selected : undefined)] = bare
    ? [bare]
    : stylableWords(state, tree, selected);
  if (!words || found.some(({ name }) => name === 'Link' || name === 'Image')) return undefined;
  return linkOf(state, words);
}

function linkOf(state: EditorState, { from, to }: Stretch): TransactionSpec {
  const text = state.sliceDoc(from, to);
  const [, given] = address.exec(text) ?? [];
  if (given !== undefined) {
    const insert = `[${toBeTyped.label}](${targetOf(given)})`;
    const at = from + 1;
    return { changes: { from, to, insert }, selection: { anchor: at, head: at + toBeTyped.label.length } };
  }
  const label = labelOf(text) || toBeTyped.label;
  const at = from + label.length + 3;
  return {
    changes: { from, to, insert: `[${label}](${toBeTyped.address})` },
    selection: { anchor: at, head: at + toBeTyped.address.length },
  };
}

function targetOf(given: string): string {
  const whole = /^www\./i.test(given)
    ? `https://${given}`
    : /^[^:/]+@/.test(given)
      ? `mailto:${given}`
      : given;
  return /[()]/.test(whole) ? `<${whole}>` : whole;
}

/** Escapes brackets in a label that have no partner, because they would end the label early or make it invalid. */
function labelOf(text: string): string {
  let depth = 0;
  for (const sign of text.replaceAll(/\\./g, '')) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? text : text.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`);
}
