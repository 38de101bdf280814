import { namedTests } from './named-tests.mjs';

const titles = (/** @type {string} */ source) => namedTests(source).map(({ titles: of }) => of.join(' › '));

describe('the tests of a file', () => {
  it.each([
    [
      "describe('A1 what', () => { it('holds', () => {}); it('stays', () => {}); });",
      ['A1 what › holds', 'A1 what › stays'],
    ],
    ["describe.each([1])('A1 on %s', () => { it.each(rows)(`holds`, () => {}); });", ['A1 on %s › holds']],
    ["describe('a', () => { describe('A1', () => { it.concurrent('b', () => {}); }); });", ['a › A1 › b']],
    ["describe.skip('A1', () => { it('b', () => {}); }); it.todo('A2');", []],
    ["describe('A1', () => { it.skip('b', () => {}); });", []],
    ["describe('A1 what', () => { shared(); });", ['A1 what']],
    ["it('A1 what', async () => { await page.it; visit('it'); });", ['A1 what']],
    ["const it = 1; says('A1 what', () => {});", []],
  ])('%s', (source, expected) => {
    expect(titles(source)).toEqual(expected);
  });
});
