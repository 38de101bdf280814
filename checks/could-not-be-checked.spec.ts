import { isObstacle } from './check.js';
import type { CheckedCaptions, CheckedText } from './text/checked-text.js';
import { checks, countsOf, findingsOf, type Finding } from './registry.js';
import { changedVerdicts } from './rules-impact.js';
import { aText, foundBy } from './testing/checked.js';

const whole = '## One\n\nA ledger is kept.\n\n## Two\n\nA box is kept.';
const reasonsOf = (findings: readonly Finding[], rule: string) =>
  findings.filter((finding) => finding.rule === rule).map(({ reason }) => reason);

describe('a text whose markdown cannot be read', () => {
  it.each([
    ['10,100 line ends', `${whole}${'\n'.repeat(10_100)}`],
    ['2,100 signs in a block', `${whole}\n\n${'\\'.repeat(2_100)}`],
    ['2,100 comments', `${whole}\n\n${'<!-- -->'.repeat(2_100)}`],
    ['40,100 signs in blocks', `${whole}\n\n${`${'&'.repeat(1_000)}\n\n`.repeat(41)}`],
    ['3,100 marks of quotations', `${whole}\n\n${'>\n'.repeat(3_100)}`],
    ['lists in lists', `${whole}\n\n${'- '.repeat(30)}a`],
  ])('for %s passes no check that reads it, and says that it could not be checked', (_, content) => {
    const findings = findingsOf(aText({ content, brief: { outline: [{ heading: 'One', words: 3 }] } }));
    expect(findings.filter(({ verdict }) => verdict === 'pass').map(({ rule }) => rule)).toEqual(['length']);
    for (const rule of [
      'heading-tree',
      'section-budget',
      'complete-ending',
      'chatter',
      'repetition',
      'links-and-images',
    ]) {
      expect([rule, ...reasonsOf(findings, rule)]).toEqual([rule, 'could-not-be-checked']);
    }
    expect(countsOf(findings).block).toBe(2);
    expect(countsOf(findings).warn).toBeGreaterThanOrEqual(3);
  });

  const unreadable = '\n'.repeat(10_100);

  it('fails for what is found in it all the same', () => {
    const found = foundBy('chatter', { content: `TODO${unreadable}` });
    expect(found.map(({ verdict }) => verdict)).toEqual(['fail']);
  });

  it('has no phrase that is forbidden only if it could be read without its marks', () => {
    const rules = { do_not: ['No "sure thing"'] };
    const content = `A sure **th**ing.${unreadable}`;
    expect(reasonsOf(foundBy('do-not', { content, rules }), 'do-not')).toEqual(['could-not-be-checked']);
    expect(foundBy('do-not', { content: content.trim(), rules })[0]?.verdict).toBe('fail');
  });

  it('may hide an address that its writer, a model, was not given', () => {
    const content = `[A box](https://elsewhere.example)${unreadable}`;
    const reasons = (modelWords: CheckedText['modelWords']) =>
      reasonsOf(foundBy('citations-resolve', { content, modelWords }), 'citations-resolve');
    expect(reasons([{ start: 0, end: content.length }])).toEqual(['could-not-be-checked']);
    expect(reasons('unknown')).toEqual(['could-not-be-checked']);
    expect(reasons(undefined)).toEqual(['nothing-to-check']);
  });

  it('fails nothing by other rules that it could not be held against', () => {
    const { rules } = aText({});
    const off = { ...rules, checks: { 'heading-tree': 'off' } } as const;
    const none = undefined as unknown as string;
    expect(changedVerdicts({ title: 'A', content: none }, off, rules)).toEqual({ failing: [], passing: [] });
    expect(changedVerdicts({ title: 'A', content: unreadable }, off, rules)).toEqual({
      failing: [],
      passing: [],
    });
  });
});

describe('what was not checked', () => {
  it('says why: there was nothing to check, or it is left to a person', () => {
    const rules = {
      format_and_quality_standards: {
        length: { min_words: 1, max_words: 99, preferred_range: '' },
        must_include_at_least_one_of: ['A story of an owner'],
      },
    };
    const findings = findingsOf(aText({ content: whole, rules }));
    expect(reasonsOf(findings, 'must-include')).toEqual(['left-to-a-person']);
    for (const rule of [
      'do-not',
      'terms',
      'required-blocks',
      'quotations-exist',
      'too-close',
      'caption-rules',
    ]) {
      expect([rule, ...reasonsOf(findings, rule)]).toEqual([rule, 'nothing-to-check']);
    }
    expect(reasonsOf(findings, 'length')).toEqual([undefined]);
    expect(findings.filter(isObstacle)).toEqual([]);
  });

  it('stands in the way where a check broke off, and the others are told', () => {
    const captions = { captions: [undefined] } as unknown as CheckedCaptions;
    const findings = findingsOf(aText({ content: whole, captions }));
    expect(findings.filter(isObstacle)).toMatchObject([
      { rule: 'caption-rules', verdict: 'not-checked', reason: 'could-not-be-checked', severity: 'block' },
    ]);
    expect(foundBy('complete-ending', { content: whole, captions })[0]?.verdict).toBe('pass');
  });

  it('stands in the way of every check where the text could not be read at all', () => {
    const findings = findingsOf(aText({ content: undefined as unknown as string }));
    expect(findings.map(({ rule }) => rule)).toEqual(checks.map(({ id }) => id));
    expect(findings.every(isObstacle)).toBe(true);
  });
});

describe('what nobody sees', () => {
  const unseen = [
    '\u200b',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u{e0041}',
    '\u200d\ufe0f',
    '\u0001',
  ];

  it.each(unseen)('is no word: %j', (sign) => {
    const rules = {
      format_and_quality_standards: {
        length: { min_words: 4, max_words: 9, preferred_range: '' },
        must_include_at_least_one_of: [],
      },
    };
    const content = `A box is${` ${sign}`.repeat(5)}`;
    expect(foundBy('length', { content, rules })).toMatchObject([{ verdict: 'fail', value: 3 }]);
  });

  it.each([...unseen, '<!-- The end. -->', '<br>', '&nbsp;', '&#8203;', '&#x200B;', '- \u200b', '***'])(
    'is no ending, and no text under a heading: %j',
    (sign) => {
      const broken = `## One\n\nA ledger.\n\n## Two\n\nThe box is\n\n${sign}`;
      expect(foundBy('complete-ending', { content: broken })).toMatchObject([
        { verdict: 'fail', message: 'The last sentence does not end: “The box is”' },
      ]);
      const empty = `## One\n\n${sign}\n\n## Two\n\nA box is kept.`;
      expect(foundBy('heading-tree', { content: empty })).toMatchObject([
        { verdict: 'fail', message: 'Nothing stands under the heading “One”.' },
      ]);
      const kept = `## One\n\nA ledger.\n\n## Two\n\nA box is kept.\n\n${sign}`;
      expect(foundBy('complete-ending', { content: kept })[0]?.verdict).toBe('pass');
    },
  );

  it.each(['![The box](/box.png "Photo: the house")', '`code`', '```\ncode\n```', '|a|b|\n|-|-|', '&#65;.'])(
    'is not what stands under a heading here: %j',
    (content) => {
      const text = `## One\n\n${content}\n\n## Two\n\nA box.`;
      expect(foundBy('heading-tree', { content: text })[0]?.verdict).toBe('pass');
    },
  );

  it.each(['\u200b', '\u2060', '\u00ad', '\ufe0f', '\u3164', '\u{e0041}'])(
    'parts no word and no phrase: %j',
    (sign) => {
      const hidden = (text: string): string => [...text].join(sign);
      const rules = { do_not: ['No "sure thing"'], risky_claims: ['guaranteed returns'] };
      const content = `A ${hidden('sure')} ${sign}${hidden('thing')}. It has ${hidden('guaranteed')} ${hidden('returns')}.`;
      for (const rule of ['do-not', 'risky-claims']) {
        expect(foundBy(rule, { content, rules })).toMatchObject([{ verdict: 'fail' }]);
      }
      expect(foundBy('do-not', { title: hidden('Sure thing'), rules })[0]?.verdict).toBe('fail');
      const [placeholder] = foundBy('chatter', { content: `A box. ${hidden('TODO')}.` });
      expect(placeholder).toMatchObject({ verdict: 'fail', spans: [{ start: 7, quote: hidden('TODO') }] });
      const content2 = `## ${hidden('One')}\n\nA.\n\n## One\n\nB.`;
      expect(foundBy('heading-tree', { content: content2 })[0]?.message).toContain('is there twice');
    },
  );

  it('ends no denial', () => {
    const rules = { risky_claims: ['risk-free'] };
    const content = 'We never lied.\u200b It is risk-free.';
    expect(foundBy('risky-claims', { content, rules })[0]?.verdict).toBe('fail');
  });
});

describe('what stands behind the bounds of a check', () => {
  it('is a quotation of more than a thousand characters', () => {
    const sources = [{ id: 's1', title: 'One', text: 'A box.' }];
    const content = `He said “${'the price rose and '.repeat(60)}fell” [s1].`;
    expect(foundBy('quotations-exist', { content, sources })[0]?.verdict).toBe('fail');
  });

  it.each([
    `[insert ${'a word '.repeat(60)}]`,
    `{{${'a word '.repeat(60)}}}`,
    `<insert ${'a word '.repeat(60)}>`,
  ])('is a placeholder of any length', (placeholder) => {
    expect(foundBy('chatter', { content: `A box. ${placeholder}` })[0]?.verdict).toBe('fail');
  });

  it('is a claim after many that are denied', () => {
    const rules = { risky_claims: ['risk-free'] };
    const content = `${'It is not risk-free.\n\n'.repeat(30)}It is risk-free.`;
    expect(foundBy('risky-claims', { content, rules })).toMatchObject([
      { verdict: 'fail', spans: [{ start: 666 }] },
    ]);
  });

  it('is a phrase after many that go on in the next paragraph', () => {
    const rules = { do_not: ['No "sure thing"'] };
    const content = `${'It is sure\n\nthing it is.\n\n'.repeat(30)}It is a sure thing.`;
    expect(foundBy('do-not', { content, rules })[0]?.verdict).toBe('fail');
  });
});
