/** Numbers of tokens, as the provider of a model counts them. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
  /** Input tokens that the provider had cached from an earlier call; undefined if it does not say. */
  readonly cached?: number | undefined;
}

/** The tokens of several calls together; `cached` is set if any call reports it. */
export function sumOfTokens(counted: readonly Tokens[]): Tokens {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const cached = counted.flatMap((one) => one.cached ?? []);
  return {
    input: sum(counted.map(({ input }) => input)),
    output: sum(counted.map(({ output }) => output)),
    ...(cached.length > 0 && { cached: sum(cached) }),
  };
}
