import { aText } from '../testing/checked.js';
import { verifiedReview, type ToldClaim } from './verified-claims.js';

const content = [
  '## The box',
  '',
  'A **box** doubles the\nprice of a watch [s1]. Papers, “if kept”, add 10\u00a0percent. Nobody keeps them.',
  '',
  'A box adds nothing to the price of a watch.',
].join('\n');
const sources = [
  { id: 's1', title: 'Boxes', text: 'The dealer said:\n“A box adds\u00a0a fifth — no more — to the price.”' },
  { id: 's2', title: 'Papers', text: 'Papers are kept by one owner in three.' },
];

const text = aText({ content, sources });

const claim: ToldClaim = {
  quotation: 'Papers, "if kept", add 10 percent.',
  kind: 'from-memory',
  source: null,
  passage: null,
  other: null,
  fix: '',
};

const kept = (...claims: Partial<ToldClaim>[]) =>
  verifiedReview({ claims: claims.map((one) => ({ ...claim, ...one })), quotations: [] }, text).claims;

describe('a claim', () => {
  it.each([
    ['as it stands', 'A **box** doubles the\nprice of a watch [s1].'],
    ['without markdown and line ends', 'A box doubles the price of a watch [s1].'],
    ['without its marker', 'A box doubles the price of a watch.'],
    ['between marks of its own', '“A box doubles the price of a watch”…'],
    ['in capitals', 'a BOX doubles the price of a watch'],
  ])('is kept where the text has what it quotes, %s', (_, quotation) => {
    expect(kept({ quotation })).toMatchObject([{ cites: ['s1'] }]);
    expect(kept({ quotation })[0]?.quotation).toMatch(/^A box doubles the price of a watch( \[s1\]\.)?$/);
  });

  it('is kept with typographic signs and blanks folded', () => {
    expect(kept({})).toEqual([{ ...claim, quotation: 'Papers, “if kept”, add 10 percent.', cites: [] }]);
  });

  it.each([
    ['that the text does not have', 'Papers add 20 percent.'],
    ['with a word of its own', 'Nobody ever keeps them.'],
    ['of a part of a word', 'box doubles the pri'],
    ['that stands anywhere', 'the price'],
    ['from the source', 'A box adds a fifth'],
    ['of nothing but marks', '“…”'],
  ])('falls with a quotation %s', (_, quotation) => {
    expect(kept({ quotation })).toEqual([]);
  });

  const sourced = { kind: 'overstated', source: 's1' } as const;

  it.each([
    ['copied', 'A box adds\u00a0a fifth — no more — to the price.'],
    ['with plain blanks and in quotation marks', '"A box adds a fifth — no more — to the price."'],
    ['over a line end', 'dealer said: "A box adds a fifth'],
  ])('is kept with a passage of its source, %s', (_, passage) => {
    expect(kept({ ...sourced, passage })).toMatchObject([{ source: 's1', kind: 'overstated' }]);
  });

  it.each([
    ['that the source does not have', { passage: 'A box adds a tenth to the price.' }],
    ['of another source', { passage: 'Papers are kept by one owner in three.' }],
    ['of a source that there is not', { source: 's9', passage: 'A box adds a fifth' }],
    ['of no source', { source: null, passage: 'A box adds a fifth' }],
    ['of two words', { passage: 'a fifth' }],
  ])('falls with a passage %s', (_, lie) => {
    expect(kept({ ...sourced, ...lie })).toEqual([]);
  });

  it('of what a source lacks falls where the source has the very words, or where there is no such source', () => {
    const verbatim = aText({ content: 'Papers are kept by one owner in three [s2].', sources });
    const of = (over: Partial<ToldClaim>) =>
      verifiedReview(
        {
          claims: [{ ...claim, quotation: 'Papers are kept by one owner in three', ...over }],
          quotations: [],
        },
        verbatim,
      ).claims;
    for (const kind of ['not-in-source', 'invented', 'from-memory'] as const) {
      expect([kind, of({ kind }), of({ kind, source: 's2' })]).toEqual([kind, [], []]);
    }
    expect(of({ kind: 'not-in-source', source: 's1' })).toHaveLength(1);
    expect(of({ kind: 'not-in-source', source: 's9' })).toEqual([]);
    expect(of({ kind: 'vague', source: 's9' })).toMatchObject([{ source: null }]);
  });

  it('has the passage as the source has it, on one line', () => {
    const [found] = kept({ ...sourced, passage: 'said: "a box adds a fifth' });
    expect(found?.passage).toBe('said: “A box adds a fifth');
  });

  it('is not supported without the words that support it', () => {
    expect(kept({ kind: 'supported', source: 's2' })).toEqual([]);
    const passage = 'Papers are kept by one owner in three.';
    expect(kept({ kind: 'supported', source: 's2', passage })).toMatchObject([{ passage }]);
  });

  it('of a contradiction falls without the passage that contradicts it', () => {
    const one = { kind: 'inconsistent', quotation: 'A box doubles the price of a watch' } as const;
    const other = 'A box adds nothing to the price of a watch.';
    expect(kept({ ...one, other })).toMatchObject([{ other }]);
    for (const lie of [null, 'A box adds much to the price.', 'A box doubles the price of a watch [s1].']) {
      expect(kept({ ...one, other: lie })).toEqual([]);
    }
  });

  it('that is told twice is kept once, and forty at most are', () => {
    expect(kept({}, { quotation: 'papers, “if kept”, add 10 percent' })).toHaveLength(1);
    const words = Array.from({ length: 60 }, (_, at) => `The lot ${at} was sold.`);
    const claims = words.map((quotation) => ({ ...claim, quotation }));
    const all = { claims, quotations: [] };
    expect(verifiedReview(all, aText({ content: words.join(' ') })).claims).toHaveLength(40);
  });
});

it('finds other quotations in the text, each by itself', () => {
  const quotations = ['Nobody keeps them', 'Everybody keeps them', ''];
  expect(verifiedReview({ claims: [], quotations }, text).quotations).toEqual([
    'Nobody keeps them',
    null,
    null,
  ]);
});
