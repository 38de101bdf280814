import { getRouteApi } from '@tanstack/react-router';

/** What the address of the page says. */
interface GenerateSearch {
  /** Id of the topic idea that the next article is to carry out. */
  idea?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readGenerateSearch({ idea }: Record<string, unknown>): GenerateSearch {
  // The router reads `idea=12` as a number.
  const id = typeof idea === 'number' ? String(idea) : idea;
  return { idea: typeof id === 'string' && id !== '' ? id : undefined };
}

/** The route of the page: its address and how to change it. */
export const generateRoute = getRouteApi('/_desk/generate');
