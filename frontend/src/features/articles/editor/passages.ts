import { isolateHistory } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { documentText } from '@/components/editing/text-of';
import { changeTo } from '@/components/editing/use-text-editor';

/** Selects a passage. If it has moved since, it is looked for by its words. */
export function showPassage(view: EditorView, { start, quote }: { start: number; quote: string }): void {
  const text = documentText(view.state.doc);
  const from = text.startsWith(quote, start) ? start : text.indexOf(quote);
  if (from < 0) return;
  view.dispatch({ selection: { anchor: from, head: from + quote.length }, scrollIntoView: true });
  view.focus();
}

/**
 * Puts content that was just saved into the editor, as one step that can be undone. Returns whether anything differed.
 */
export function takeOver(view: EditorView, content: string): boolean {
  const changes = changeTo(view, content);
  if (!changes) return false;
  view.dispatch({
    changes,
    selection: { anchor: changes.from, head: changes.from + changes.insert.length },
    scrollIntoView: true,
    // The content is saved already, so this is not an edit of the person at the editor.
    annotations: [Transaction.remote.of(true), isolateHistory.of('full')],
  });
  return true;
}
