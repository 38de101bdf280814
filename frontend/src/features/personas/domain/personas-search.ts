import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';

export interface PersonasSearch extends HistorySearch {
  /** The persona in the dialog, or `new`. */
  persona?: string | undefined;
  /** The persona whose revision the history of all personas shows. */
  of?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readPersonasSearch({ persona, of, ...search }: Record<string, unknown>): PersonasSearch {
  return {
    persona: textIn(persona),
    of: textIn(of),
    ...readHistorySearch(search),
  };
}

export const personasRoute = getRouteApi('/_desk/personas');
