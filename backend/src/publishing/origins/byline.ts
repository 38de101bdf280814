import type { Article } from '../../articles/contract.js';

interface Written {
  /** The persona’s name; an empty text if there is none. */
  readonly persona: string;
  readonly importedFrom: Pick<NonNullable<Article['importedFrom']>, 'system' | 'author'> | null;
}

/** The byline of a persona, which says that it is only a voice in which somebody else has written. */
export const voiceOf = (persona: string): string => `In the voice of ${persona}`;

/**
 * The name or sentence that says whose a text is; null if there is nobody to name. The author that an archive names is
 * kept as long as words of the archive are left. Files of a desk name a persona or a house in that place, so they don't
 * count.
 * @param imported the number of words from the archive; 0 if it is unknown
 */
export function bylineOf({ persona, importedFrom }: Written, imported: number): string | null {
  if (persona !== '') return voiceOf(persona);
  if (!importedFrom || importedFrom.system === 'desk' || imported === 0) return null;
  return importedFrom.author;
}
