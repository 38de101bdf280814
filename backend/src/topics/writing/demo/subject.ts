import type { CategoryKey } from '../../domain/category-keys.js';

/** A thing that people collect, with what is always true of it: no names, no figures, nothing that can be out of date. */
export interface Subject {
  /** The category it belongs to first. */
  readonly key: CategoryKey;
  readonly also: readonly CategoryKey[];
  /** Words by which a request for it is known, with blanks between; lower case, singular. */
  readonly words: string;
  /** Its name in the plural, of three or four words, as it stands within a sentence. */
  readonly thing: string;
  /** What is to be looked at. */
  readonly detail: string;
  /** Why it matters to whoever owns one: a sentence. */
  readonly stake: string;
}
