import type { Loss } from '../../../../prose/from-html/losses.js';

/** A document of a word processor as HTML, with a count of what HTML has no room for. */
export interface HtmlOfDocument {
  readonly html: string;
  readonly title: string;
  readonly losses: readonly Loss[];
}
