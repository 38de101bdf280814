import { checks, countsOf, findingsOf, isGuess } from './registry.js';
import { aText, foundBy } from './testing/checked.js';
import type { Claim } from './text/claim.js';

describe('the registry', () => {
  it('has every check once, each with its kind and its own severity', () => {
    expect(checks.map(({ id, kind, severity }) => [id, kind, severity].join(' '))).toEqual([
      'length certain warn',
      'section-budget certain info',
      'outline-points guess info',
      'heading-tree certain warn',
      'must-include certain warn',
      'do-not certain warn',
      'terms guess warn',
      'risky-claims certain warn',
      'promises guess warn',
      'required-blocks certain warn',
      'figures-have-source guess warn',
      'citations-resolve certain block',
      'quotations-exist certain block',
      'numbers-from-sources guess warn',
      'figures-agree guess warn',
      'names-from-sources guess warn',
      'review guess warn',
      'reading-level guess info',
      'sentence-variety guess info',
      'repetition certain warn',
      'machine-tone guess info',
      'stock-phrases guess warn',
      'complete-ending certain block',
      'chatter certain block',
      'too-close certain warn',
      'voice guess info',
      'links-and-images certain warn',
      'caption-rules certain block',
    ]);
  });

  it('tells each check’s verdict, with what it was held against', () => {
    const rules = {
      format_and_quality_standards: {
        length: { min_words: 800, max_words: 1000, preferred_range: '850-950 words' },
        must_include_at_least_one_of: [],
      },
    };
    expect(foundBy('length', { content: 'Three words only.', rules })).toEqual([
      {
        rule: 'length',
        name: 'Length',
        verdict: 'fail',
        severity: 'warn',
        kind: 'certain',
        value: 3,
        limit: 800,
        spans: [],
        message: '3 words; 800 to 1,000 words are asked for.',
        suggestion: null,
        fix: 'model',
      },
    ]);
    const [preferred] = foundBy('length', { content: 'word '.repeat(820), rules });
    expect(preferred).toMatchObject({ verdict: 'fail', severity: 'info', value: 820, limit: 850 });
  });

  it('counts failures by severity, and what was not checked by itself', () => {
    const findings = findingsOf(aText({ content: 'TODO: the rest of it' }));
    expect(countsOf(findings).block).toBe(2);
    expect(countsOf(findings).notChecked).toBe(
      findings.filter(({ verdict }) => verdict === 'not-checked').length,
    );
  });

  it('takes the house’s severities, runs nothing that is off, and lets no guess block', () => {
    const content = 'Prices of such watches rose by 12% last year.';
    const rules = {
      checks: { chatter: 'off', 'figures-have-source': 'block', 'heading-tree': 'info' },
    } as const;
    const findings = findingsOf(aText({ content, rules }));
    const severityOf = (rule: string) => findings.find((finding) => finding.rule === rule)?.severity;
    expect(severityOf('chatter')).toBeUndefined();
    expect(severityOf('figures-have-source')).toBe('warn');
    expect(severityOf('heading-tree')).toBe('info');
  });

  it('tells guesses, which may be dismissed, from what is certain', () => {
    expect(isGuess('figures-have-source', 'It rose by 12%.')).toBe(true);
    expect(isGuess('do-not', 'risk-free')).toBe(false);
    expect(isGuess('too-close', 'word '.repeat(20))).toBe(true);
    expect(isGuess('too-close', 'word '.repeat(25))).toBe(false);
  });

  const address = 'https://www.sothebys.com/en/articles/market';

  it.each<[string, (first: string, next: string, last: string) => string]>([
    ['a link', (first, next, last) => `${first} [${next}](${address}) ${last}`],
    ['the end of a link', (first, next, last) => `[Ahead of ${first}](${address}) ${next} ${last}`],
    ['a picture', (first, next, last) => `${first} ${next} ![The room](${address} "Photo: me") ${last}`],
    ['a quotation', (first, next, last) => `${first} “no papers, no price, no sale” ${next} ${last}`],
  ])('dismisses a run with %s in it exactly when its check calls it a guess', (_, written) => {
    for (const count of [24, 25]) {
      const words = Array.from({ length: count }, (__, at) => `word${at}`);
      const parts = [words.slice(0, 5), words.slice(5, 10), words.slice(10)].map((part) => part.join(' '));
      const content = written(parts[0] ?? '', parts[1] ?? '', parts[2] ?? '');
      const earlier = [{ title: 'Earlier', content: words.join(' ') }];
      const [found] = foundBy('too-close', { content, earlier });
      expect(found).toMatchObject({ verdict: 'fail', value: count, kind: count < 25 ? 'guess' : 'certain' });
      expect(isGuess('too-close', found?.spans[0]?.quote ?? '')).toBe(count < 25);
    }
  });

  it('quotes an ending as it stands, code and links included', () => {
    const content = 'Read [the terms](https://example.org) and `sign` the';
    expect(foundBy('complete-ending', { content })[0]?.message).toBe(
      `The last sentence does not end: “${content}”`,
    );
  });

  it.each([
    ['the last sentence', `${'a'.repeat(20)}😀${'b'.repeat(59)}`],
    ['open emphasis', `**${'a'.repeat(37)}😀${'b'.repeat(59)}.`],
    ['a long heading', `## ${'a'.repeat(78)}😀b\n\nOnce.\n\n`.repeat(2)],
  ])('parts no character where it cuts %s short', (_, content) => {
    const findings = findingsOf(aText({ content }));
    const texts = findings.flatMap(({ message, spans }) => [message, ...spans.map(({ quote }) => quote)]);
    expect(texts.filter((text) => !text.isWellFormed())).toEqual([]);
    for (const { start, end, quote } of findings.flatMap(({ spans }) => spans)) {
      expect(content.slice(start, end)).toBe(quote);
    }
  });

  it.each([
    ['[found no buyer](https://sale.example/results).', 'pass'],
    ['found no buyer [s1].', 'pass'],
    ['found no buyer. ![The room](https://img.example/room.jpg "Photo: the house")', 'fail'],
  ])('takes a link or a marker for the source of a figure, and no picture: %s', (rest, verdict) => {
    const rules = {
      format_and_quality_standards: {
        length: { min_words: 0, max_words: 9, preferred_range: '' },
        must_include_at_least_one_of: ['A figure with its source'],
      },
    };
    const content = `Half of the lots, 52 percent, ${rest}`;
    const found = foundBy('must-include', { content, rules });
    expect(found.map((finding) => finding.verdict)).toEqual([verdict]);
  });

  it('gives passages in UTF-16 units of the content, whatever stands before them', () => {
    const content =
      '## Über 🎩 **Hüte**\n\n> “Quoted”\n\n- 🎩 It is [risk-free](https://example.org/risk-free), *we* say.\n';
    const findings = findingsOf(aText({ content, rules: { do_not: ['No "risk-free"'] } }));
    const spans = findings.flatMap((finding) => finding.spans);
    expect(spans.length).toBeGreaterThan(0);
    for (const { start, end, quote } of spans) expect(content.slice(start, end)).toBe(quote);
    expect(
      findings.filter(({ rule }) => rule === 'do-not').map((finding) => finding.spans[0]?.quote),
    ).toEqual(['risk-free']);
  });
});

const most = 200_000;
const filledWith = (part: string): string => part.repeat(Math.ceil(most / part.length)).slice(0, most);

describe('two hundred thousand characters of the worst', () => {
  const rules = {
    format_and_quality_standards: {
      length: { min_words: 1, max_words: 10_000, preferred_range: '' },
      must_include_at_least_one_of: ['A statistic'],
    },
    do_not: ['no "a a a a b", "game-changer" or "[a]("'],
    terms: ['Patek Philippe', 'aaaaaaaa'],
    required_blocks: [{ name: 'Note', text: 'a a a a a a b' }],
  };
  const sources = [
    { id: 's1', title: 'One', text: filledWith('a ').slice(0, 20_000) },
    { id: 's2', title: 'Two', text: filledWith('1') },
  ];

  /** Claims about passages that overlap, as many and as long as a review has. */
  const claimsOn = (content: string): Claim[] =>
    Array.from({ length: 40 }, (_, at) => ({
      quotation: content.slice(at, at + 600).toWellFormed(),
      cites: [],
      kind: at % 2 === 0 ? 'vague' : 'inconsistent',
      source: null,
      passage: null,
      other: at % 2 === 0 ? null : content.slice(-600 - at, content.length - at).toWellFormed(),
      fix: '',
    }));

  it.each([
    'a ',
    'word ',
    'aaaaaaab ',
    '[s1] ',
    '[s9] ',
    '"a b c" [s1] ',
    '"a ',
    '“a ',
    '[',
    '[a](',
    '![](x) ',
    '**a ',
    '_a ',
    '`a ',
    '<a ',
    '> ',
    '- ',
    '# a\n',
    '## a\n\n',
    'a. ',
    'A.',
    '... ',
    '12% ',
    '$1 million ',
    'in 1999 it sold ',
    '[insert ',
    '{{',
    'TODO ',
    'as an AI ',
    '\n',
    ' ',
    '1',
    '1,',
    'a\u2060',
    '😀',
    '字',
  ])('of nothing but %j are checked to the end', (part) => {
    const content = filledWith(part);
    const claims = claimsOn(content);
    const findings = findingsOf(
      aText({
        content,
        rules,
        sources,
        claims,
        earlier: [{ title: 'Earlier', content: content.slice(0, 20_000) }],
      }),
    );
    expect(new Set(findings.map(({ rule }) => rule)).size).toBe(checks.length);
    for (const { spans } of findings) {
      for (const { start, end, quote } of spans) expect(content.slice(start, end) === quote).toBe(true);
    }
  });
});
