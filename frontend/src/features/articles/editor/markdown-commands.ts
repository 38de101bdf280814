import { EditorSelection, type ChangeSpec, type EditorState, type SelectionRange } from '@codemirror/state';
import type { Command } from '@codemirror/view';

/** How many of a sign stand directly before and after a range. */
function signsAround(state: EditorState, { from, to }: SelectionRange, sign: string): number {
  const before = state.sliceDoc(Math.max(0, from - 3), from);
  const after = state.sliceDoc(to, to + 3);
  let count = 0;
  while (count < 3 && before.at(-1 - count) === sign && after.at(count) === sign) count += 1;
  return count;
}

/** Puts signs around what is selected, or takes them off: `**` for bold, `*` for italic. */
function toggleAround(signs: '**' | '*'): Command {
  const width = signs.length;
  return (view) => {
    const changes = view.state.changeByRange((range) => {
      const around = signsAround(view.state, range, '*');
      const on = width === 2 ? around >= 2 : around % 2 === 1;
      const { from, to } = range;
      if (on) {
        return {
          changes: [
            { from: from - width, to: from },
            { from: to, to: to + width },
          ],
          range: EditorSelection.range(range.anchor - width, range.head - width),
        };
      }
      return {
        changes: [
          { from, insert: signs },
          { from: to, insert: signs },
        ],
        range: EditorSelection.range(range.anchor + width, range.head + width),
      };
    });
    view.dispatch(changes, { scrollIntoView: true, userEvent: 'input' });
    view.focus();
    return true;
  };
}

/** Begins every selected line with a sign, or takes it off when all of them have it. */
function toggleLines(sign: '## ' | '> ' | '- '): Command {
  return (view) => {
    const { state } = view;
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
    const all = lines.every((line) => line.text.startsWith(sign));
    const changes: ChangeSpec[] = lines.map((line) =>
      all ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
    );
    view.dispatch({ changes, scrollIntoView: true, userEvent: 'input' });
    view.focus();
    return true;
  };
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
  view.dispatch(changes, { scrollIntoView: true, userEvent: 'input' });
  view.focus();
  return true;
};
