import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

/** The filter of the sources, as the address states it. */
interface SourcesSearch {
  category?: string | undefined;
}

/** Reads an address, ignoring values that mean nothing. */
export function readSourcesSearch({ category }: Record<string, unknown>): SourcesSearch {
  return { category: textIn(category) };
}

export const sourcesRoute = getRouteApi('/_desk/sources');
