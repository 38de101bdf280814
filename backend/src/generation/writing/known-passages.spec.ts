import type { Claim } from '../../../../checks/text/claim.js';
import { knownPassages } from './known-passages.js';

const text = 'Boxes were kept.\nOf ten houses, four keep the box of a watch. The rest lose it.';
const page = { id: 's1', url: 'https://a.example', text };
const claim = (over: Partial<Claim>): Claim => ({
  quotation: 'Four of ten keep it',
  cites: ['s1'],
  kind: 'supported',
  source: 's1',
  passage: 'four keep the box of a watch',
  other: null,
  fix: '',
  ...over,
});
const of = (
  content: string,
  sources: (Omit<typeof page, 'url'> & { url: string | null })[],
  claims: Claim[] = [],
) => knownPassages(content, sources, claims).get('s1') ?? [];

describe('what a page is known to say of a text', () => {
  it('is what a review found that it supports', () => {
    expect(of('Four of ten keep it. [s1]', [page], [claim({})])).toEqual([
      { quotation: 'Four of ten keep it', passage: 'four keep the box of a watch' },
    ]);
    const others = [claim({ kind: 'overstated' }), claim({ source: 's2' }), claim({ passage: null })];
    expect(of('Four of ten keep it. [s1]', [page], others)).toEqual([]);
  });

  it('is the sentence that the text quotes, in the words of both', () => {
    expect(of('They say that “four keep  the box” of it. [s1]', [page])).toEqual([
      { quotation: 'four keep  the box', passage: 'Of ten houses, four keep the box of a watch.' },
    ]);
    expect(of('They say “four lose the box”, or “the box”. [s1]', [page])).toEqual([]);
  });

  it('is nothing where the source is no page that everybody can open', () => {
    expect(of('They say “four keep the box”. [s1]', [{ ...page, url: null }], [claim({})])).toEqual([]);
  });
});
