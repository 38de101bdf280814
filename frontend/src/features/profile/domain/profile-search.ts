import { getRouteApi } from '@tanstack/react-router';

interface ProfileSearch {
  /** What is shown in place of the persona. */
  part?: 'security' | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readProfileSearch({ part }: Record<string, unknown>): ProfileSearch {
  return { part: part === 'security' ? part : undefined };
}

export const profileRoute = getRouteApi('/_desk/profile');
