/** The kind of a page's date: of publication, of the last change, or of the event that the page is about. */
export type DateKind = 'published' | 'updated' | 'event';

/** Where a page gives the date: in its metadata, in its data, in an element for times, or in visible words. */
export type DatePlace = 'metadata' | 'data' | 'time' | 'words';

export interface PageDate {
  readonly kind: DateKind;
  /** `2024-05-03`, or `2024-05` without a day. */
  readonly date: string;
  readonly from: DatePlace;
}
