import { textIn } from '@/components/browser/address';

interface MediaSearch {
  article?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readMediaSearch({ article }: Record<string, unknown>): MediaSearch {
  return { article: textIn(article) };
}

/** The pages that have a list of articles, with one selected. */
export type MediaPage = '/image-generator' | '/social-generator';
