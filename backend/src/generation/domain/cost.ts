import type { ModelCall } from './generation.events.js';

/** Dollars a million tokens, by model. */
type Prices = Readonly<Record<string, { readonly input: number; readonly output: number }>>;

interface Spending {
  readonly model: string | null;
  readonly tokens: ModelCall['tokens'];
}

/** A provider names a dated version of the model that was asked for; the longest name that fits has the price. */
function priceOf(model: string, prices: Prices): Prices[string] | undefined {
  const names = Object.keys(prices).filter((name) => model === name || model.startsWith(`${name}-`));
  const [closest = ''] = names.sort((a, b) => b.length - a.length);
  return prices[closest];
}

/** The tokens of all calls; null when the provider counts none. */
export function tokensOf(calls: readonly Pick<Spending, 'tokens'>[]): ModelCall['tokens'] {
  const counted = calls.flatMap(({ tokens }) => tokens ?? []);
  if (counted.length === 0) return null;
  return {
    input: counted.reduce((sum, { input }) => sum + input, 0),
    output: counted.reduce((sum, { output }) => sum + output, 0),
  };
}

/** What calls cost in dollars; null when nothing was counted, or a model has no price. */
export function costOf(calls: readonly Spending[], prices: Prices): number | null {
  const counted = calls.filter(({ tokens }) => tokens !== null);
  if (counted.length === 0) return null;
  let dollars = 0;
  for (const { model, tokens } of counted) {
    const price = priceOf(model ?? '', prices);
    if (!price || !tokens) return null;
    dollars += (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
  }
  return Math.round(dollars * 1_000_000) / 1_000_000;
}
