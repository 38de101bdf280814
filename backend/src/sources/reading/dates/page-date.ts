/** The kind of a page's date: of publication, of the last change, or of the event that the page is about. */
export type DateKind = 'published' | 'updated' | 'event';

/** The place in which a page gives the date: its metadata, its data, an element for times, or visible words. */
export type DatePlace = 'metadata' | 'data' | 'time' | 'words';

export interface PageDate {
  readonly kind: DateKind;
  /** The date as `2024-05-03`, or `2024-05` without a day. */
  readonly date: string;
  readonly from: DatePlace;
}
