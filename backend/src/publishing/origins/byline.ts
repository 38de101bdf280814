import type { Article } from '../../articles/contract.js';

interface Written {
  /** Empty for nobody’s voice. */
  readonly persona: string;
  readonly importedFrom: Pick<NonNullable<Article['importedFrom']>, 'system' | 'author'> | null;
}

/** A persona is a voice in which somebody else has written. */
export const voiceOf = (persona: string): string => `In the voice of ${persona}`;

/**
 * Whose a text is told to be; null where there is nobody to name. An author whom an archive names is one as long as
 * words of the archive are left; a download of a desk has the name of a persona or of a house in that place.
 * @param imported how many words are the archive’s; 0 where nobody knows
 */
export function bylineOf({ persona, importedFrom }: Written, imported: number): string | null {
  if (persona !== '') return voiceOf(persona);
  if (!importedFrom || importedFrom.system === 'desk' || imported === 0) return null;
  return importedFrom.author;
}
