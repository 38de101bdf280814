import { parsedDocument } from './checked-document.js';
import { refuseBulky } from './json-bulk.js';

const tooMuch = 'This has more than 30,000 members and entries.';

describe('a JSON text', () => {
  it('may have so many entries, and no more', () => {
    const entries = (count: number): string => JSON.stringify(Array(count).fill(0));
    expect(() => refuseBulky(entries(30_000))).not.toThrow();
    expect(() => refuseBulky(entries(30_001))).toThrow(tooMuch);
  });

  it.each([
    ['members', `[${Array(15_001).fill('{"a":1}').join()}]`],
    ['lists', `[${Array(15_001).fill('[]').join()}]`],
  ])('may not have more %s', (_, json) => {
    expect(() => refuseBulky(json)).toThrow(tooMuch);
  });

  it.each([
    ['in a text', JSON.stringify(',[{'.repeat(20_000))],
    ['behind a quotation mark in a text', JSON.stringify(`"${',[{'.repeat(20_000)}`)],
    ['behind a backslash in a text', JSON.stringify(`\\${',[{'.repeat(20_000)}`)],
  ])('may have any number of commas and brackets %s', (_, json) => {
    expect(() => refuseBulky(json)).not.toThrow();
  });

  it('counts on behind a text that ends in a backslash', () => {
    expect(() => refuseBulky(`["\\\\",${Array(30_001).fill('0').join()}]`)).toThrow(tooMuch);
  });

  it('is refused before it is read, at the field that holds it', () => {
    expect(() => parsedDocument(`[${'0,'.repeat(40_000)}`, 'content')).toThrow(
      expect.objectContaining({ details: { errors: [{ field: 'content', message: tooMuch }] } }) as Error,
    );
  });
});
