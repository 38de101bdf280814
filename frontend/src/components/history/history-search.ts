import { revisionIn } from '@/components/browser/address';

export interface HistorySearch {
  view?: 'history' | undefined;
  /** The revision that the history shows. */
  rev?: number | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readHistorySearch({ view, rev }: Record<string, unknown>): HistorySearch {
  return {
    view: view === 'history' ? view : undefined,
    rev: revisionIn(rev),
  };
}
