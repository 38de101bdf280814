import { isolateHistory } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Selects a passage; one that has moved since is looked for by its words. */
export function showPassage(view: EditorView, { start, quote }: { start: number; quote: string }): void {
  const text = view.state.doc.toString();
  const from = text.startsWith(quote, start) ? start : text.indexOf(quote);
  if (from < 0) return;
  view.dispatch({ selection: { anchor: from, head: from + quote.length }, scrollIntoView: true });
  view.focus();
}

/** Shows a content that was just saved, as one step that can be undone. */
export function takeOver(view: EditorView, content: string): void {
  const old = view.state.doc.toString();
  if (old === content) return;
  const most = Math.min(old.length, content.length);
  let start = 0;
  while (start < most && old[start] === content[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === content[content.length - 1 - end]) end += 1;
  view.dispatch({
    changes: { from: start, to: old.length - end, insert: content.slice(start, content.length - end) },
    selection: { anchor: start, head: content.length - end },
    scrollIntoView: true,
    // It is saved already, so it is no edit of the person at the editor.
    annotations: [Transaction.remote.of(true), isolateHistory.of('full')],
  });
}
