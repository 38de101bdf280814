import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface ProfileSearch {
  /** The tab that is shown in place of the persona. */
  part?: 'security' | undefined;
  /** The reason why no account of the house’s own sign-on was linked. */
  problem?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readProfileSearch({ part, problem }: Record<string, unknown>): ProfileSearch {
  return { part: part === 'security' ? part : undefined, problem: textIn(problem) };
}

export const profileRoute = getRouteApi('/_desk/profile');
