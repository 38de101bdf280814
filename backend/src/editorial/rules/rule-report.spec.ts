import { isObstacle } from '../../../../checks/check.js';
import { isHouseRule, judge, notJudged } from '../../../../checks/house-rules.js';
import { passages } from '../../../../checks/testing/labelled/passages.js';
import { checks, findingsOf, type Finding } from '../../../../checks/registry.js';
import { aText } from '../../../../checks/testing/checked.js';
import { firstRules } from '../first-content/first-documents.js';
import { leftToPeople, reportOf } from './rule-report.js';
import type { RulesDocument } from './rules-document.js';

interface Overrides {
  min?: number;
  max?: number;
  preferred?: string;
  include?: string[];
  doNot?: string[];
  do?: string[];
  tone?: Record<string, string>;
  checks?: RulesDocument['checks'];
}

const rules = ({
  min = 1,
  max = 100,
  preferred = '',
  include = [],
  doNot = [],
  do: dos = [],
  tone = {},
  checks,
}: Overrides): RulesDocument => ({
  ...firstRules,
  format_and_quality_standards: {
    length: { min_words: min, max_words: max, preferred_range: preferred, note: '' },
    must_include_at_least_one_of: include,
  },
  do: dos,
  do_not: doNot,
  tone_and_voice: { ...firstRules.tone_and_voice, overall_tone: tone },
  checks,
});

const report = (content: string, overrides: Overrides, title = 'A title') =>
  reportOf(judge({ title, content, rules: rules(overrides) }), 4);

const lineOf = (rule: string, content: string, overrides: Overrides, title?: string) =>
  report(content, overrides, title).checks.find((check) => check.rule.startsWith(rule));

const words = (count: number): string => Array(count).fill('word').join(' ');

/** The findings that stand in the way. A hint is softer than its check, and does not. */
function toldBy(findings: readonly Finding[]): string[] {
  if (findings.some((finding) => isObstacle(finding) && finding.severity !== 'info')) return ['fail'];
  return findings.every(({ verdict }) => verdict === 'not-checked') ? [] : ['pass'];
}

describe('the report of a text', () => {
  it.each(checks.filter(({ id }) => isHouseRule(id)).map((check) => [check.name, check]))(
    'says of every labelled passage what the findings of “%s” say',
    (name, check) => {
      const said = passages.map(({ text }) => {
        const { content } = text;
        const findings = findingsOf(text, [check]);
        const lines = reportOf(judge(text), 0).checks.filter(({ rule }) => rule.split(':')[0] === name);
        return {
          content,
          findings: toldBy(findings),
          report: [...new Set(lines.map(({ status }) => status))],
        };
      });
      expect(said.filter(({ findings, report: told }) => findings.join() !== told.join())).toEqual([]);
      for (const status of ['pass', 'fail'])
        expect(said.map(({ report: told }) => told[0])).toContain(status);
    },
  );

  it.each([
    [9, 'fail'],
    [10, 'pass'],
    [20, 'pass'],
    [21, 'fail'],
  ])('of %i words, where 10 to 20 are asked for: %s', (count, status) => {
    expect(report(words(count), { min: 10, max: 20 })).toMatchObject({
      passed: status === 'pass',
      rulesRevision: 4,
      checks: [{ rule: 'Length', status }],
    });
  });

  it('counts what white space separates, of whatever kind', () => {
    const line = lineOf('Length', 'one\ttwo\n\nthree\u00a0four \u2003 five - ## six', { min: 1, max: 1 });
    expect(line?.detail).toBe('8 words; 1 to 1 word are asked for.');
  });

  it('passes what is only less than preferred, and says so', () => {
    const preferred = { min: 10, max: 20, preferred: '14-18 words' };
    expect(report(words(12), preferred)).toEqual({
      passed: true,
      rulesRevision: 4,
      checks: [{ rule: 'Length', status: 'pass', detail: '12 words; 14-18 words are preferred.' }],
    });
  });

  it('names each entry that is broken, with the words that break it', () => {
    const doNot = ['No "risk-free" or "safe bet"', 'No "act now"', 'No "hidden gem"'];
    const content = 'A safe bet, and safe\nbets are risk-free. Act now.';
    expect(report(content, { doNot }).checks.slice(1)).toEqual([
      {
        rule: 'Do not: No "risk-free" or "safe bet"',
        status: 'fail',
        detail: 'The text has “safe bet”, “safe bets”, “risk-free”.',
      },
      { rule: 'Do not: No "act now"', status: 'fail', detail: 'The text has “Act now”.' },
    ]);
  });

  it('tells ten of the words, and none of a length that nobody reads', () => {
    const forms = Array.from({ length: 12 }, (_, at) => `safe${' '.repeat(at + 1)}bet${at % 2 ? 's' : ''}`);
    const phrases = Array.from({ length: 12 }, (_, at) => `"w${at}"`).join(' ');
    const many = phrases.replaceAll('"', '');
    expect(lineOf('Do not', many, { doNot: [phrases] })?.detail).toMatch(/“w9” and 2 more\.$/);
    const far = `${forms[0]} safe${' '.repeat(5_000)}bet`;
    expect(lineOf('Do not', far, { doNot: ['No "safe bet"'] })?.detail.length).toBeLessThan(100);
  });

  it('looks at the title too', () => {
    expect(lineOf('Do not', 'Text.', { doNot: ['No "hidden gem"'] }, 'A hidden gem')).toEqual({
      rule: 'Do not: No "hidden gem"',
      status: 'fail',
      detail: 'The text has “hidden gem”.',
    });
  });

  const include = [
    'A paper: "condition report" or "inventory"',
    'A term: “agreed value”',
    'A checklist',
    'A step for this week',
  ];

  it('passes a text with one of what all entries want', () => {
    const line = { rule: 'Must include', status: 'pass' };
    expect(lineOf('Must', 'Read the Agreed Value clause.', { include })).toEqual({
      ...line,
      detail: 'The text has “agreed value”.',
    });
    expect(lineOf('Must', '- One\n- Two\n- Three', { include })).toEqual({
      ...line,
      detail: 'The text has a checklist.',
    });
  });

  it('fails a text with none of them', () => {
    expect(lineOf('Must', 'Read the clause.', { include })).toEqual({
      rule: 'Must include',
      status: 'fail',
      detail: 'The text has none of “condition report”, “inventory”, “agreed value”, a checklist.',
    });
  });

  it('says nothing of what is switched off, and judges the rest whatever its severity', () => {
    const overrides: Overrides = {
      min: 10,
      doNot: ['No "safe bet"'],
      checks: { length: 'off', 'do-not': 'info' },
    };
    expect(report('A safe bet.', overrides).checks).toEqual([
      { rule: 'Do not: No "safe bet"', status: 'fail', detail: 'The text has “safe bet”.' },
    ]);
  });

  it('does not pass what could not be checked', () => {
    const message = 'The text takes too long to check.';
    const { passed, checks } = reportOf(notJudged(rules({}), message), 4);
    expect([passed, new Set(checks.map(({ status, detail }) => `${status} ${detail}`))]).toEqual([
      false,
      new Set([`fail ${message}`]),
    ]);
    const unread = `${'['.repeat(3_000)} "safe bet"`;
    expect(lineOf('Do not', unread, { doNot: ['No "act now"'] })).toEqual({
      rule: 'Do not',
      status: 'fail',
      detail: 'The text has too many lines or markdown signs to be read.',
    });
  });
});

describe('what is left to a person', () => {
  const house: Overrides = {
    do: ['Explain "agreed value"'],
    doNot: ['Name collectors', 'No "safe bet"'],
    include: ['A step', 'A checklist', '"inventory"'],
    tone: { Plain: 'Short words' },
  };
  const always = ['Do: Explain "agreed value"', 'Tone, Plain: Short words'];
  const leftIn = (overrides: Overrides, earlier?: string[]) => {
    const found = report('Text.', overrides);
    const checks = earlier?.map((rule) => ({ rule, status: 'pass' as const, detail: '' })) ?? found.checks;
    return leftToPeople(rules(overrides), { ...found, checks }).map(({ rule, status }) => {
      expect(status).toBe('review');
      return rule;
    });
  };

  it('is every rule that no check has judged', () => {
    expect(leftIn(house)).toEqual(['Include: A step', 'Do not: Name collectors', ...always]);
    expect(leftIn({ ...house, include: ['A step'], doNot: ['Name collectors'] })).toEqual([
      'Include: A step',
      'Do not: Name collectors',
      ...always,
    ]);
  });

  it('is also what is not checked because the house has switched that off', () => {
    const checks = { length: 'off', 'must-include': 'off', 'do-not': 'off' } as const;
    expect(leftIn({ ...house, checks })).toEqual([
      'Length',
      'Include: A step',
      'Include: A checklist',
      'Include: "inventory"',
      'Do not: Name collectors',
      'Do not: No "safe bet"',
      ...always,
    ]);
  });

  it('is in an older report what was left to one then', () => {
    const judged = ['Length', 'Must include at least one of', 'Do not: No "safe bet"'];
    expect(leftIn(house, judged)).toEqual([
      'Include: A step',
      'Include: A checklist',
      'Do not: Name collectors',
      ...always,
    ]);
  });
});

it('rules that ask for nothing are kept by every text', () => {
  expect(reportOf(judge(aText({ content: 'Text.' })), 0)).toMatchObject({
    passed: true,
    checks: [{ rule: 'Length', status: 'pass' }],
  });
});
