import { guaranteeArguments } from './guarantee-arguments.mjs';

describe('the arguments of the guarantee tests', () => {
  it.each([
    [[], undefined, { name: undefined, rounds: undefined }],
    [['A19'], undefined, { name: 'A19', rounds: undefined }],
    [['soak'], undefined, { name: 'soak', rounds: undefined }],
    [['A19', '--rounds', '5'], undefined, { name: 'A19', rounds: '5' }],
    [['--rounds=5'], undefined, { name: undefined, rounds: '5' }],
    [['A19'], '5', { name: 'A19', rounds: '5' }],
    [['A19', '5'], 'true', { name: 'A19', rounds: '5' }],
    [['5'], 'true', { name: undefined, rounds: '5' }],
  ])('%j, with %s kept by npm, are %j', (args, keptByNpm, read) => {
    expect(guaranteeArguments(args, keptByNpm)).toEqual(read);
  });

  it.each([
    [['A19', 'A20']],
    [['nineteen']],
    [['A19', '--rounds', 'many']],
    [['A19', '--rounds']],
    [['--fast']],
  ])('%j make no sense', (args) => {
    expect(guaranteeArguments(args, undefined)).toBeUndefined();
  });
});
