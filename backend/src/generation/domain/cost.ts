import { sumOfTokens } from '../../platform/kernel/tokens.js';
import type { ModelCall } from './generation.events.js';

/**
 * The prices in dollars per million tokens, by model. If `cached` is missing, input that the provider had cached costs
 * as much as other input.
 */
type Prices = Readonly<
  Record<string, { readonly input: number; readonly output: number; readonly cached?: number | undefined }>
>;

interface Spending {
  readonly model: string | null;
  readonly tokens: ModelCall['tokens'];
}

/**
 * Finds the price by the longest name that matches, because a provider names a dated version of the requested model.
 */
function priceOf(model: string, prices: Prices): Prices[string] | undefined {
  const names = Object.keys(prices).filter((name) => model === name || model.startsWith(`${name}-`));
  const [closest = ''] = names.sort((a, b) => b.length - a.length);
  return prices[closest];
}

/** Returns the tokens of all calls; null if the provider counts none. */
export function tokensOf(calls: readonly Pick<Spending, 'tokens'>[]): ModelCall['tokens'] {
  const counted = calls.flatMap(({ tokens }) => tokens ?? []);
  return counted.length === 0 ? null : sumOfTokens(counted);
}

/** Returns the cost of calls in dollars; null if nothing was counted, or a model has no price. */
export function costOf(calls: readonly Spending[], prices: Prices): number | null {
  const counted = calls.filter(({ tokens }) => tokens !== null);
  if (counted.length === 0) return null;
  let dollars = 0;
  for (const { model, tokens } of counted) {
    const price = priceOf(model ?? '', prices);
    if (!price || !tokens) return null;
    const { input, output, cached = 0 } = tokens;
    const read = (input - cached) * price.input + cached * (price.cached ?? price.input);
    dollars += (read + output * price.output) / 1_000_000;
  }
  return Math.round(dollars * 1_000_000) / 1_000_000;
}
