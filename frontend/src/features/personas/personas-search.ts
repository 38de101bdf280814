import { getRouteApi } from '@tanstack/react-router';

/** What the address of the personas page says. */
interface PersonasSearch {
  /** The persona in the dialog, or `new`. */
  persona?: string | undefined;
  view?: 'history' | undefined;
  /** The revision that the history shows. */
  rev?: number | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readPersonasSearch({ persona, view, rev }: Record<string, unknown>): PersonasSearch {
  return {
    persona: typeof persona === 'string' && persona !== '' ? persona : undefined,
    view: view === 'history' ? view : undefined,
    rev: typeof rev === 'number' && Number.isInteger(rev) && rev >= 0 ? rev : undefined,
  };
}

/** The route of the personas page: its address and how to change it. */
export const personasRoute = getRouteApi('/_desk/personas');
