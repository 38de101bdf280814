/** Tokens as the provider of a model counts them. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  /** Those of the input that the provider had kept from an earlier call; undefined where it doesn’t say. */
  readonly cached?: number | undefined;
}

/** The tokens of several calls together; cached ones where any call says how many. */
export function sumOfTokens(counted: readonly Tokens[]): Tokens {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const cached = counted.flatMap((one) => one.cached ?? []);
  return {
    input: sum(counted.map(({ input }) => input)),
    output: sum(counted.map(({ output }) => output)),
    ...(cached.length > 0 && { cached: sum(cached) }),
  };
}
