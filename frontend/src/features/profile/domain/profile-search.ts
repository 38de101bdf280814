import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface ProfileSearch {
  /** What is shown in place of the persona. */
  part?: 'security' | undefined;
  /** Why no account of the house’s own sign-on was linked. */
  problem?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readProfileSearch({ part, problem }: Record<string, unknown>): ProfileSearch {
  return { part: part === 'security' ? part : undefined, problem: textIn(problem) };
}

export const profileRoute = getRouteApi('/_desk/profile');
