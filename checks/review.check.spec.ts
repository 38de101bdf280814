import { severities } from './check.js';
import { foundBy } from './testing/checked.js';
import type { Claim } from './text/claim.js';

const content = 'A box doubles the price of a watch [s1].\n\nPapers add **ten** percent. A box adds nothing.';

const claim: Claim = {
  quotation: 'Papers add ten percent.',
  cites: [],
  kind: 'from-memory',
  source: null,
  passage: null,
  other: null,
  fix: 'Name the sale.',
};

const found = (claims: Partial<Claim>[] | undefined, text: Parameters<typeof foundBy>[1] = {}) =>
  foundBy('review', {
    content,
    ...text,
    ...(claims && { claims: claims.map((one) => ({ ...claim, ...one })) }),
  });

describe('what a review points to', () => {
  it('is told with its passage and what would mend it, and is never more than advice', () => {
    for (const setting of severities) {
      const [finding] = found([{}], { rules: { checks: { review: setting } } });
      expect(finding).toMatchObject({
        verdict: 'fail',
        kind: 'guess',
        fix: 'model',
        severity: setting === 'block' ? 'warn' : setting,
        message: 'This has no source; the model may have written it from memory. Name the sale.',
        spans: [{ quote: 'Papers add **ten** percent.' }],
      });
    }
  });

  it.each<[Partial<Claim>, string]>([
    [
      { kind: 'overstated', source: 's1', passage: 'A box adds a fifth.' },
      'This says more than [s1]: “A box adds a fifth.”.',
    ],
    [
      { kind: 'contradicted', source: 's1', passage: 'A box adds a fifth.' },
      'This is not what [s1] says: “A box adds a fifth.”.',
    ],
    [{ kind: 'not-in-source', source: 's1' }, 'This was not found in [s1].'],
    [{ kind: 'not-in-source' }, 'This was not found in the sources.'],
    [{ kind: 'invented' }, 'This looks invented.'],
    [{ kind: 'from-memory' }, 'This has no source; the model may have written it from memory.'],
    [{ kind: 'vague' }, 'This is too vague to be checked.'],
  ])('is told in plain words: %j', (one, message) => {
    expect(found([{ ...one, fix: '' }]).map((finding) => finding.message)).toEqual([message]);
  });

  it('is not said to have no source where it cites one', () => {
    const one = { quotation: 'A box doubles the price of a watch', cites: ['s1'], fix: '' };
    expect(found([one]).map(({ message }) => message)).toEqual([
      'The model may have written this from memory, although it cites [s1].',
    ]);
  });

  it('marks both passages that do not agree, and is gone with either', () => {
    const claims = [
      {
        kind: 'inconsistent',
        quotation: 'A box doubles the price',
        cites: ['s1'],
        other: 'A box adds nothing.',
      },
    ] as const;
    expect(found([...claims])[0]?.spans.map(({ quote }) => quote)).toEqual([
      'A box doubles the price',
      'A box adds nothing.',
    ]);
    for (const gone of ['A box doubles the price', 'A box adds nothing.']) {
      const without = content.replace(gone, 'A box is a box.');
      expect(found([...claims], { content: without })).toMatchObject([{ verdict: 'pass' }]);
    }
  });

  it('stays while its passage stands, however it is set', () => {
    expect(found([{}], { content: 'So it is. Papers\nadd _ten_\u00a0percent.' })).toMatchObject([
      { verdict: 'fail', spans: [{ quote: 'Papers\nadd _ten_\u00a0percent.' }] },
    ]);
  });

  it('stands beside the marker that it was read with', () => {
    const one = { quotation: 'A box doubles the price of a watch [s1].', cites: ['s1'] };
    expect(found([one])).toMatchObject([{ spans: [{ quote: 'A box doubles the price of a watch [s1].' }] }]);
  });

  it.each([
    'Papers add five percent.',
    'Papers add ten percent [s2].',
    'Papers add ten percent. [s2]',
    'Nothing is left.',
  ])('is gone with its passage: %s', (after) => {
    expect(found([{}], { content: after })).toMatchObject([{ verdict: 'pass' }]);
  });

  it('is nothing where all is supported, and was not checked where nobody has read the text', () => {
    expect(found([{ kind: 'supported' }])).toMatchObject([{ verdict: 'pass' }]);
    expect(found(undefined)).toMatchObject([{ verdict: 'not-checked', reason: 'nothing-to-check' }]);
  });
});
