import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

/** The filter of the sources, as it is in the address. */
interface SourcesSearch {
  category?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readSourcesSearch({ category }: Record<string, unknown>): SourcesSearch {
  return { category: textIn(category) };
}

export const sourcesRoute = getRouteApi('/_desk/sources');
