/** What a date of a page says: when it came out, when it was changed last, or when what it tells of takes place. */
export type DateKind = 'published' | 'updated' | 'event';

/** Where a page says it: in its metadata, in its data, in an element for times, or in words that are seen. */
export type DatePlace = 'metadata' | 'data' | 'time' | 'words';

export interface PageDate {
  readonly kind: DateKind;
  /** `2024-05-03`, or `2024-05` where no day is told. */
  readonly date: string;
  readonly from: DatePlace;
}
