import { coversGuarantee } from './guarantee-tests.mjs';

describe('the tests of a guarantee', () => {
  it.each([
    ["describe('A19: a batch ends whole', () => {", 'A19', true],
    ['describe(`a batch ends whole (A19)`, () => {', 'A19', true],
    ["describe.each(stores)('A1 on %s', () => {", 'A1', true],
    ["describe('A19: a batch ends whole', () => {", 'A1', false],
    ["describe('soak (A31): memory comes back', () => {", 'soak', true],
    ["describe('soak (A31): memory comes back', () => {", undefined, true],
    ["describe('A19: a batch ends whole', () => {", undefined, true],
    ["describe('articles', () => { it('keeps A4 paper', () => {", 'A4', false],
    ["it('A29 keeps what was saved', () => {", 'A29', true],
    ["it.each(rows)('A29 keeps what was saved', () => {", 'A29', true],
    ["describe('articles', () => {", undefined, false],
  ])('%s for %s: %s', (source, name, covered) => {
    expect(coversGuarantee(source, name)).toBe(covered);
  });
});
