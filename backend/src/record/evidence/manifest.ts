/**
 * What a pack is, as `manifest.json` says. That the events were recorded is what the proofs show; that the pack is as the
 * desk made it, with these files and all of these events, is what the signature in `signature.txt` shows.
 */
export interface Manifest {
  readonly format: 'provenance-evidence/2';
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
  /** SHA-256 in hex of all other files, by name. */
  readonly files: Readonly<Record<string, string>>;
}
