import type { ToldClaim } from '../../../../checks/text/verified-claims.js';
import { readValue } from '../../platform/ai/read-value.js';
import { reviewPrompt, type ModelVerdict } from './review-prompt.js';
import { articleInputs } from './testing/article-inputs.js';

const text = { title: 'A title', content: 'A box doubles the price [s1].' };
const source = { id: 's1', title: 'A note on boxes', text: 'A box adds a fifth to the price.' };
const article = articleInputs({ customPrompt: 'Boxes, please.', sources: [source] });
const outline = { thesis: 'Keep it.', reader: '', sections: [] };

const prompt = reviewPrompt.from({ article, outline, text });
const { schema } = prompt;

const claim: ToldClaim = {
  quotation: 'A box doubles the price',
  kind: 'overstated',
  source: 's1',
  passage: 'A box adds a fifth to the price',
  other: null,
  fix: 'Say a fifth.',
};
const verdict: ModelVerdict = {
  criterion: 'point',
  holds: true,
  quotation: 'A box doubles',
  comment: 'It says so.',
};

describe('what a reviewer is given', () => {
  it('is the wish, the sources, the outline and the text, and no rule of the house', () => {
    for (const given of ['Boxes, please.', '[s1], A note on boxes', source.text, 'Keep it.', text.content]) {
      expect(prompt.user).toContain(given);
    }
    const [rule = ''] = article.rules.do;
    expect(`${prompt.system}\n${prompt.user}`).not.toContain(rule);
  });
});

describe('what a reviewer answers', () => {
  it('is read without what cannot be stored, which falls alone', () => {
    const bad = [
      { ...claim, quotation: 'A box\0' },
      { ...claim, fix: '\ud800' },
      { ...claim, passage: 'x'.repeat(20_000) },
    ];
    const answer = { claims: [null, ...bad, claim], verdicts: [{ ...verdict, comment: '\0' }, verdict] };
    expect(readValue(answer, schema)).toEqual({
      ok: true,
      value: { claims: [claim], verdicts: [verdict], given: 7 },
    });
  });

  it('is read claim by claim and verdict by verdict, each standing or falling by itself', () => {
    const claims = [claim, { ...claim, kind: 'boring' }, 'All good!', { ...claim, quotation: '' }];
    const ending = { ...verdict, criterion: 'ending' };
    const verdicts = [ending, verdict, { ...verdict, holds: false }, { ...verdict, criterion: 'taste' }];
    expect(schema.parse({ claims, verdicts })).toEqual({
      claims: [claim],
      verdicts: [verdict, ending],
      given: 8,
    });
  });

  it.each([
    [{ kind: 'Not in source' }, { kind: 'not-in-source' }],
    [{ kind: 'from_memory' }, { kind: 'from-memory' }],
    [{ source: '[S1]' }, { source: 's1' }],
    [
      { source: '', passage: '', other: null },
      { source: null, passage: null, other: null },
    ],
    [
      { source: 3, fix: null },
      { source: null, fix: '' },
    ],
    [{ fix: 'a'.repeat(600) }, { fix: 'a'.repeat(500) }],
  ])('is read as it is meant: %j', (given, meant) => {
    expect(schema.parse({ claims: [{ ...claim, ...given }] }).claims).toEqual([{ ...claim, ...meant }]);
  });

  it.each([{}, { claims: 'none', verdicts: null }, { title: 'A title', content: 'A text.' }])(
    'may be nothing: %j',
    (answer) => {
      expect(schema.parse(answer)).toEqual({ claims: [], verdicts: [], given: 0 });
    },
  );

  it('is read up to a bound', () => {
    const claims = Array.from({ length: 5_000 }, () => claim);
    const read = schema.parse({ claims, verdicts: [] });
    expect([read.claims.length, read.given]).toEqual([60, 5_000]);
    expect(schema.parse({ claims: [{ ...claim, quotation: 'a '.repeat(301) }] }).claims).toEqual(
      [claim].slice(1),
    );
  });
});
