/** What the address of a page of this feature says. */
interface MediaSearch {
  /** The selected article. */
  article?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readMediaSearch({ article }: Record<string, unknown>): MediaSearch {
  // The router reads `article=12` as a number.
  const id = typeof article === 'number' ? String(article) : article;
  return { article: typeof id === 'string' && id !== '' ? id : undefined };
}

/** The pages that have a list of articles with one selected. */
export type MediaPage = '/image-generator' | '/social-generator';
