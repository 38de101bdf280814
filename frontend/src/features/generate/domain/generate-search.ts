import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

interface GenerateSearch {
  /** Id of the topic idea that the next article is to carry out. */
  idea?: string | undefined;
  /** Id of a generation that is shown whatever has become of it. */
  generation?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readGenerateSearch({ idea, generation }: Record<string, unknown>): GenerateSearch {
  return { idea: textIn(idea), generation: textIn(generation) };
}

export const generateRoute = getRouteApi('/_desk/generate');

/** Names a generation in the address, which keeps it in sight whatever becomes of it; or none. */
export function useNaming() {
  const navigate = generateRoute.useNavigate();
  return (generation: string | undefined) =>
    void navigate({ search: (search) => ({ ...search, generation }), resetScroll: false });
}
