import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../api/findings';

/** The subject of a question to the model: a passage of the text, a finding, or neither. */
export interface Subject {
  passage: { start: number; end: number; quote: string } | undefined;
  finding: Finding | undefined;
}

/**
 * Gives the editor's view, and the subject of the panel next to it.
 * @param onOpen called with whether the panel is wanted, for screens where it covers the text
 */
export function useAsking(onOpen: (open: boolean) => void) {
  const [view, setView] = useState<EditorView>();
  const [subject, setSubject] = useState<Subject>();
  return {
    view,
    setView,
    /** The subject; undefined while the panel is closed. */
    subject,
    ask: (finding?: Finding) => {
      setSubject({ finding, passage: finding ? undefined : selected(view) });
      onOpen(true);
    },
    close: () => {
      // The editor can't take the focus while the panel covers it.
      flushSync(() => {
        setSubject(undefined);
        onOpen(false);
      });
      view?.focus();
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;

function selected(view: EditorView | undefined): Subject['passage'] {
  if (!view) return undefined;
  const { from, to } = view.state.selection.main;
  const quote = view.state.sliceDoc(from, to);
  return quote.trim() === '' ? undefined : { start: from, end: to, quote };
}
