/** The typographic signs that a writer's program inserts, and what people type for them. */
export const plainSigns: ReadonlyMap<string, string> = new Map([
  ...[...'‘’‚‛'].map((sign) => [sign, "'"] as const),
  ...[...'“”„‟'].map((sign) => [sign, '"'] as const),
  ...[...'\u2010\u2011'].map((sign) => [sign, '-'] as const),
]);
