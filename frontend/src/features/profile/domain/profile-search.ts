import { getRouteApi } from '@tanstack/react-router';

interface ProfileSearch {
  /** What is shown in place of the persona. */
  view?: 'security' | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readProfileSearch({ view }: Record<string, unknown>): ProfileSearch {
  return { view: view === 'security' ? view : undefined };
}

export const profileRoute = getRouteApi('/_desk/profile');
