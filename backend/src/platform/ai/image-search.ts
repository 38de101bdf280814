/** A picture that anyone may use and change, as a collection describes it. */
export interface FoundPicture {
  /** The address of its bytes; nobody has checked yet that they are a picture. */
  readonly address: string;
  readonly title: string;
  readonly creator: string | null;
  /** The collection's name. */
  readonly source: string;
  /** Name of the licence, such as `CC BY-SA 2.0`. */
  readonly licence: string;
  readonly licenceUrl: string | null;
  /** The collection’s page about it. */
  readonly sourcePage: string | null;
}

export type SearchFailureKind =
  | 'rate-limited'
  | 'rejected'
  | 'unreadable'
  | 'unavailable'
  | 'timed-out'
  | 'stopped';

export interface SearchFailure {
  readonly ok: false;
  readonly kind: SearchFailureKind;
  /** The failure as a sentence for people. */
  readonly message: string;
}

export type SearchOutcome = { readonly ok: true; readonly pictures: readonly FoundPicture[] } | SearchFailure;

/** Finds openly licensed pictures. */
export interface ImageSearch {
  /**
   * Finds pictures, the best first. Never throws for a fault of the other server.
   * @param signal gives the search up; the outcome is then `stopped`
   */
  find(terms: string, signal?: AbortSignal): Promise<SearchOutcome>;
}

/**
 * Injection token of the `ImageSearch`, or null if pictures are only drawn, because there is no key or the search is
 * off.
 */
export const IMAGE_SEARCH = Symbol('ImageSearch');
