import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/address';

/** What the sources are narrowed to, as the address says it. */
interface SourcesSearch {
  /** Key of a topic category. */
  category?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readSourcesSearch({ category }: Record<string, unknown>): SourcesSearch {
  return { category: textIn(category) };
}

/** The route of the sources: its address and how to change it. */
export const sourcesRoute = getRouteApi('/_desk/sources');
