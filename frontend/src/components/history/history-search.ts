import { revisionIn } from '@/components/browser/address';

export interface HistorySearch {
  view?: 'history' | undefined;
  /** The revision that the history shows. */
  rev?: number | undefined;
}

/** Reads an address, ignoring values that mean nothing. */
export function readHistorySearch({ view, rev }: Record<string, unknown>): HistorySearch {
  return {
    view: view === 'history' ? view : undefined,
    rev: revisionIn(rev),
  };
}
