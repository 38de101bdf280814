import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface GenerateSearch {
  /** The id of the idea that the next article carries out. */
  idea?: string | undefined;
  /** The id of a generation that is shown whatever its state is. */
  generation?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readGenerateSearch({ idea, generation }: Record<string, unknown>): GenerateSearch {
  return { idea: textIn(idea), generation: textIn(generation) };
}

export const generateRoute = getRouteApi('/_desk/generate');

/**
 * Returns a function that names a generation in the address, or none. A named one stays in sight whatever its state is.
 */
export function useNaming() {
  const navigate = generateRoute.useNavigate();
  return (generation: string | undefined) =>
    void navigate({ search: (search) => ({ ...search, generation }), resetScroll: false });
}
