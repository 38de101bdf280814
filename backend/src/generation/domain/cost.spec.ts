import { costOf } from './cost.js';

const prices = { 'a-model': { input: 2, output: 8 }, 'a-model-mini': { input: 0.5, output: 1 } };
const call = (model: string | null, input = 1_000, output = 500) => ({ model, tokens: { input, output } });

describe('what calls cost', () => {
  it('tells of input that the provider had kept at its own price, where it has one', () => {
    const kept = [{ model: 'a-model', tokens: { input: 1_000, output: 500, cached: 600 } }];
    expect(costOf(kept, prices)).toBe(0.006);
    expect(costOf(kept, { 'a-model': { ...prices['a-model'], cached: 0.5 } })).toBe(0.0051);
  });

  it.each([
    ['the model of the price', [call('a-model')], 0.006],
    ['a dated version of it', [call('a-model-2026-10-01')], 0.006],
    ['a model whose name begins with another’s', [call('a-model-mini')], 0.001],
    ['a dated version of that', [call('a-model-mini-2026-10-01')], 0.001],
    ['several', [call('a-model'), call('a-model-mini'), call('a-model')], 0.013],
    ['some that were not counted', [call('a-model'), { model: 'other', tokens: null }], 0.006],
    ['nothing to speak of', [call('a-model', 0, 0)], 0],
    ['to the millionth of a dollar', [call('a-model-mini', 3, 0)], 0.000002],
  ])('is told of %s', (_, calls, dollars) => expect(costOf(calls, prices)).toBe(dollars));

  it.each([
    ['nothing', []],
    ['nothing that was counted', [{ model: 'a-model', tokens: null }]],
    ['a model without a price', [call('a-model'), call('another')]],
    ['a model that only begins alike', [call('a-modelling')]],
    ['a model that nobody named', [call(null)]],
  ])('is not known of %s', (_, calls) => expect(costOf(calls, prices)).toBeNull());
});
