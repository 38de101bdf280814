import { firstRules } from '../first-content/first-documents.js';
import { rulesDocument } from './rules-document.js';

/** The document with the value at a path replaced, as it comes from JSON. */
function withValue(path: string, value: unknown): unknown {
  const document = structuredClone(firstRules) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, document);
  Object.defineProperty(owner, last, { value, enumerable: true });
  return document;
}

const faultsOf = (document: unknown): string[] =>
  rulesDocument.safeParse(document).error?.issues.map(({ path }) => path.join('.')) ?? [];

const length = 'format_and_quality_standards.length';
const schedule = 'article_generation_schedule';

describe('the rules document', () => {
  it('takes the first rules as they are', () => {
    expect(rulesDocument.parse(firstRules)).toEqual(firstRules);
  });

  it('trims its texts and entries', () => {
    const read = rulesDocument.parse(withValue('do', ['  Say what to keep \n']));
    expect(read.do).toEqual(['Say what to keep']);
  });

  it('may have empty lists and empty texts', () => {
    expect(faultsOf(withValue('do', []))).toEqual([]);
    expect(faultsOf(withValue(`${length}.note`, ''))).toEqual([]);
  });

  it('takes texts in every script', () => {
    expect(faultsOf(withValue('do', ['写清楚来源', 'اذكر المصدر', 'Nenne die Quelle 🏺']))).toEqual([]);
  });

  it.each([
    [`${length}.min_words`, 0],
    [`${length}.min_words`, 800.5],
    [`${length}.min_words`, '800'],
    [`${length}.max_words`, 799],
    [`${length}.max_words`, 10_001],
    [`${length}.note`, null],
    ['do.0', ' \n '],
    ['do.1', firstRules.do[0]],
    ['do_not.2', 7],
    ['do_not.2', 'a\0b'],
    ['do_not.2', 'a\ud83db'],
    ['do_not.2', 'x'.repeat(1001)],
    ['do', Array.from({ length: 201 }, (_, index) => `Rule ${index}`)],
    ['tone_and_voice.overall_tone.Plain', 7],
    ['tone_and_voice.overall_tone', ['Plain']],
    [`${schedule}.total_articles_per_week`, 0],
    [`${schedule}.total_articles_per_week`, 21],
    [`${schedule}.articles_per_persona`, 21],
    [`${schedule}.run_day`, 'Mondays'],
    ['do_not', undefined],
  ])('refuses %s = %j and names the path', (path, value) => {
    expect(faultsOf(withValue(path, value))).toEqual([path]);
  });

  it.each(['', 'format_and_quality_standards', length, 'tone_and_voice.background', schedule])(
    'refuses an unknown field in %j, __proto__ included',
    (path) => {
      const at = (key: string) => withValue(path ? `${path}.${key}` : key, {});
      expect(faultsOf(at('colour'))).toEqual([path]);
      expect(faultsOf(at('__proto__'))).toEqual([path]);
    },
  );

  it('refuses an entry of the tone named __proto__, which would vanish without a word', () => {
    expect(faultsOf(withValue('tone_and_voice.overall_tone.__proto__', 'Plain'))).toEqual([
      'tone_and_voice.overall_tone.__proto__',
    ]);
  });

  const include = 'format_and_quality_standards.must_include_at_least_one_of';
  /** Makes entries with this many phrases in quotes. */
  const quoting = (phrases: number, name: string): string[] =>
    Array.from({ length: Math.ceil(phrases / 50) }, (_, entry) =>
      Array.from({ length: Math.min(50, phrases - entry * 50) }, (__, at) => `"${name} ${entry} ${at}"`).join(
        ' ',
      ),
    );
  const with500 = (): unknown => {
    const document = withValue('do_not', quoting(300, 'no')) as typeof firstRules;
    const format = {
      ...document.format_and_quality_standards,
      must_include_at_least_one_of: quoting(200, 'one'),
    };
    return { ...document, format_and_quality_standards: format };
  };

  it('takes 500 phrases in quotes and not one more', () => {
    const document = with500() as typeof firstRules;
    expect(faultsOf(document)).toEqual([]);
    expect(faultsOf({ ...document, do_not: [...document.do_not, 'Or "this"'] })).toEqual(['do_not']);
    expect(faultsOf(withValue(include, quoting(501, 'one')))).toEqual([include]);
  });

  it.each(['do_not', include])('takes a phrase of 200 characters in %s and none that is longer', (path) => {
    const long = (length: number) => withValue(path, ['No "short one"', `No "${'x'.repeat(length)}"`]);
    expect(faultsOf(long(200))).toEqual([]);
    expect(faultsOf(long(201))).toEqual([`${path}.1`]);
  });

  it('quotes as much as it likes where no machine looks', () => {
    expect(faultsOf(withValue('do', [...quoting(501, 'do'), `"${'x'.repeat(300)}"`]))).toEqual([]);
  });

  it('tells of a list of 20,000 entries in one sentence', () => {
    expect(faultsOf(withValue('do', Array(20_000).fill('Again')))).toEqual(['do']);
  });

  it('takes American or British spelling, none, and no other', () => {
    expect(faultsOf(withValue('spelling', 'american'))).toEqual([]);
    expect(faultsOf(withValue('spelling', 'british'))).toEqual([]);
    expect(faultsOf(withValue('spelling', 'swiss'))).toEqual(['spelling']);
  });

  const jane = { name: 'Jane Doe', role: 'Editor-in-chief', contact: 'desk@example.com' };
  const whole = {
    ...{ sign: true, markdown: 'inside', label: 'never', icon: 'eu-basic', namesOfEditors: false },
    ...{ responsible: jane, policy: 'Two people read each text.' },
  };

  it.each([{ sign: true }, { sign: false, responsible: null }, whole])(
    'takes the credentials %j',
    (given) => {
      expect(faultsOf(withValue('credentials', given))).toEqual([]);
    },
  );

  it.each([
    ['credentials.sign', {}],
    ['credentials.sign', { ...whole, sign: 'yes' }],
    ['credentials.label', { sign: true, label: 'never' }],
    ['credentials.label', { ...whole, responsible: null }],
    ['credentials.label', { ...whole, responsible: { ...jane, contact: ' ' } }],
    ['credentials.markdown', { ...whole, markdown: 'aside' }],
    ['credentials.icon', { ...whole, icon: 'eu-special' }],
    ['credentials.responsible', { ...whole, responsible: 'Jane Doe' }],
    ['credentials', { ...whole, colour: 'red' }],
  ])('refuses, and names %s of, the credentials %j', (path, given) => {
    expect(faultsOf(withValue('credentials', given))).toEqual([path]);
  });
});
