import { readPage } from './read-page.js';

const lot = (number: number): string =>
  `<div><h3><a href="/lot/${number}">Lot ${number}</a></h3><p>A gold watch, signed and numbered ${number * 7}, in its fitted box.</p>
  <ul><li>Estimate: <span>$1,200</span><span>$1,800</span></li><li>Sold for $${number},500</li></ul></div>`;

describe('a sale of thousands of lots on one page', () => {
  const lots = Array.from({ length: 8_000 }, (_, at) => lot(at + 1)).join('');
  const content = `<html><head><title>The sale</title></head><body><main><h1>The sale</h1>${lots}</main></body></html>`;
  const read = readPage({ content, isHtml: true, reading: 'readable' });

  it('is read from its beginning, as much as a source holds', () => {
    expect(content.length).toBeGreaterThan(1_600_000);
    expect(read?.title).toBe('The sale');
    expect(read?.text).toMatch(/^The sale\n\nLot 1\n\nA gold watch/);
    expect(read?.text.length).toBeGreaterThan(19_900);
    expect(read?.text.length).toBeLessThanOrEqual(20_000);
  });

  it('tells how much was cut', () => {
    const [cut, ...others] = read?.leftOut ?? [];
    expect(cut?.kind).toBe('cut');
    expect(cut?.words).toBeGreaterThan(100_000);
    expect(others).toEqual([]);
  });
});

it.each([
  ['a text', { content: 'One\r\nTwo\r', isHtml: false, reading: 'readable' } as const, 'One\nTwo'],
  ['nothing', { content: ' \n', isHtml: false, reading: 'whole' } as const, undefined],
])('%s is read as it is', (_, work, text) => {
  expect(readPage(work)?.text).toBe(text);
});
