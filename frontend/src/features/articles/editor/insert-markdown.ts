import type { EditorView } from '@codemirror/view';

/** Matches the start of a block that can't continue the words before it. */
const isBlock = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |>|\||```|~~~)/;
const firstNote = /(?:^|\n\n)(?=\[\^[\w-]{1,40}\]: )/;
const note = /(?<!\\)\[\^([\w-]{1,40})\]/g;
const definedNote = /^\[\^([\w-]{1,40})\]: /gm;

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/**
 * Replaces the selection with markdown. Its footnotes go to the end of the text, under names that are still free. One
 * undo reverts both.
 */
export function insertMarkdown(view: EditorView, inserted: string): void {
  const { state } = view;
  const markdown = withFreeNotes(inserted, state.doc.toString());
  const { from, to } = state.selection.main;
  const start = markdown.search(firstNote);
  const [text, notes] =
    start < 0 ? [markdown, ''] : [markdown.slice(0, start), markdown.slice(start).trimStart()];
  const lastBlock = text.slice(text.lastIndexOf('\n\n') + 1).trimStart();
  const before = isBlock.test(text)
    ? blankLine(state.sliceDoc(Math.max(0, from - 2), from).match(/\n*$/)?.[0], from)
    : '';
  const after = isBlock.test(lastBlock)
    ? blankLine(state.sliceDoc(to, to + 2).match(/^\n*/)?.[0], state.doc.length - to)
    : '';
  const insert = before + text + after;
  const end = state.doc.length;
  view.dispatch({
    changes: [
      { from, to, insert },
      ...(notes === '' ? [] : [{ from: end, insert: `${end > to || insert !== '' ? '\n\n' : ''}${notes}` }]),
    ],
    selection: { anchor: from + before.length + text.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
}

function withFreeNotes(markdown: string, text: string): string {
  const taken = new Set(namesIn(text, note));
  const names = new Map(namesIn(markdown, definedNote).map((name) => [name, freeName(name, taken)]));
  return markdown.replaceAll(note, (_, name: string) => `[^${names.get(name) ?? name}]`);
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 1; taken.has(name); number += 1) name = String(number);
  taken.add(name);
  return name;
}

/** The line feeds that are missing from a blank line between two blocks; none at the edge of the text. */
const blankLine = (there = '', room: number): string => (room === 0 ? '' : '\n\n'.slice(there.length));
