import { getRouteApi } from '@tanstack/react-router';

/** What the address of the rules page says. */
export interface RulesSearch {
  view?: 'history' | undefined;
  /** The revision that the history shows. */
  rev?: number | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readRulesSearch({ view, rev }: Record<string, unknown>): RulesSearch {
  return {
    view: view === 'history' ? view : undefined,
    rev: typeof rev === 'number' && Number.isInteger(rev) && rev >= 0 ? rev : undefined,
  };
}

/** The route of the rules page: its address and how to change it. */
export const rulesRoute = getRouteApi('/_desk/editorial-rules');
