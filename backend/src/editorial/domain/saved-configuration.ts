/** What saving a whole document did: how many of its things it made, changed and took away. */
export interface SavedConfiguration {
  readonly changes: { readonly created: number; readonly updated: number; readonly removed: number };
  /** Of the document, afterwards. */
  readonly revision: number;
}
