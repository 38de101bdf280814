import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../api/findings';

/** What a person asks the model about: a passage of the text, a finding, or neither. */
export interface Subject {
  passage: { start: number; end: number; quote: string } | undefined;
  finding: Finding | undefined;
}

/**
 * The editor's view, and what is asked about in the panel next to it.
 * @param onOpen called with whether the panel is wanted, for screens where it lies over the text
 */
export function useAsking(onOpen: (open: boolean) => void) {
  const [view, setView] = useState<EditorView>();
  const [subject, setSubject] = useState<Subject>();
  return {
    view,
    setView,
    /** Undefined while the panel is closed. */
    subject,
    ask: (finding?: Finding) => {
      setSubject({ finding, passage: finding ? undefined : selected(view) });
      onOpen(true);
    },
    close: () => {
      // The editor can't take the focus while it lies under the panel.
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
