import {
  EditorSelection,
  type EditorState,
  type Line,
  type SelectionRange,
  type Text,
  type TransactionSpec,
} from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';

/** How many of a sign stand directly before and after a range. */
function signsAround(state: EditorState, { from, to }: SelectionRange, sign: string): number {
  const before = state.sliceDoc(Math.max(0, from - 3), from);
  const after = state.sliceDoc(to, to + 3);
  let count = 0;
  while (count < 3 && before.at(-1 - count) === sign && after.at(count) === sign) count += 1;
  return count;
}

/** Makes a change and leads back to the text. */
function carryOut(view: EditorView, change: TransactionSpec): true {
  view.dispatch(change, { scrollIntoView: true, userEvent: 'input' });
  view.focus();
  return true;
}

/** Puts signs around what is selected, or takes them off: `**` for bold, `*` for italic. */
function toggleAround(signs: '**' | '*'): Command {
  const width = signs.length;
  return (view) => {
    const changes = view.state.changeByRange((range) => {
      const around = signsAround(view.state, range, '*');
      const on = width === 2 ? around >= 2 : around % 2 === 1;
      const { from, to, anchor, head } = range;
      const step = on ? -width : width;
      return {
        changes: on
          ? [
              { from: from - width, to: from },
              { from: to, to: to + width },
            ]
          : [
              { from, insert: signs },
              { from: to, insert: signs },
            ],
        range: EditorSelection.range(anchor + step, head + step),
      };
    });
    return carryOut(view, changes);
  };
}

/** Begins every selected line with a sign, or takes it off when all of them have it. */
function toggleLines(sign: '## ' | '> ' | '- '): Command {
  return (view) => {
    const { doc, selection } = view.state;
    const lines = linesBetween(doc, selection.main.from, selection.main.to);
    const all = lines.every(({ text }) => text.startsWith(sign));
    const changes = lines.map(({ from }) =>
      all ? { from, to: from + sign.length } : { from, insert: sign },
    );
    return carryOut(view, { changes });
  };
}

/** The lines from one offset to another, both included. */
export function linesBetween(doc: Text, from: number, to: number): Line[] {
  const first = doc.lineAt(from).number;
  return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => doc.line(first + index));
}

export const toggleBold = toggleAround('**');
export const toggleItalic = toggleAround('*');
export const toggleHeading = toggleLines('## ');
export const toggleQuote = toggleLines('> ');
export const toggleList = toggleLines('- ');

/** Makes a link of what is selected, and selects the place for its address. */
export const insertLink: Command = (view) => {
  const address = 'https://';
  const changes = view.state.changeByRange(({ from, to }) => {
    const text = view.state.sliceDoc(from, to) || 'text';
    const at = from + text.length + 3;
    return {
      changes: { from, to, insert: `[${text}](${address})` },
      range: EditorSelection.range(at, at + address.length),
    };
  });
  return carryOut(view, changes);
};
