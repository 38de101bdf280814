/** What a pack is, as `manifest.json` says. Trust comes from the proofs; this only says what to expect. */
export interface Manifest {
  readonly format: 'provenance-evidence/1';
  readonly kind: 'article' | 'period';
  /** For people. */
  readonly title: string;
  /** Id of the article; of a period null. */
  readonly article: string | null;
  /** Moments of a period, ISO 8601; null where it is open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly events: number;
  /** Root in hex. */
  readonly checkpoint: { readonly size: number; readonly root: string; readonly at: string };
  readonly proves: string;
}
