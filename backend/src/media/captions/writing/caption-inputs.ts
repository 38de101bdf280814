/** Everything that decides what captions are asked for. The same inputs give the same prompt. */
export interface CaptionInputs {
  readonly article: { readonly title: string; readonly content: string; readonly category: string };
  /** Our own hashtags, which the model must not give. */
  readonly brandTags: readonly string[];
  /** Captions that the article has had, which the new ones do not repeat. */
  readonly earlier: readonly string[];
  /** The place, counted from 0, of the one that is wanted; null for all three. */
  readonly only: number | null;
  /** A first answer that cannot be used, and why. */
  readonly refused: { readonly answer: string; readonly faults: readonly string[] } | null;
}
