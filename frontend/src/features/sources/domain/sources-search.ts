import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

/** What the sources are narrowed to, as the address says it. */
interface SourcesSearch {
  category?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readSourcesSearch({ category }: Record<string, unknown>): SourcesSearch {
  return { category: textIn(category) };
}

export const sourcesRoute = getRouteApi('/_desk/sources');
