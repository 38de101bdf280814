import type { ComparableText, Phrase } from '../../../../checks/text/phrase-finder.js';
import { counted } from '../../../../checks/text/counted.js';
import { comparable, phrasesIn, quotedPhrases } from '../../../../checks/text/quoted-phrases.js';
import type { RuleCheck, RuleReport } from './rule-report.js';
import type { RulesDocument } from './rules-document.js';
import { countWords } from '../../../../checks/text/word-count.js';

/** The checked text: the words a reader sees. */
export interface CheckedText {
  readonly title: string;
  readonly content: string;
}

const maxPhrasesTold = 10;

function inQuotes(phrases: readonly Phrase[]): string {
  const told = phrases.slice(0, maxPhrasesTold).map(({ words }) => `“${words}”`);
  const left = phrases.length - told.length;
  return left > 0 ? `${told.join(', ')} and ${left} more` : told.join(', ');
}

const toReview = (rule: string): RuleCheck => ({ rule, status: 'review', detail: 'Left to the reviewer.' });

function lengthCheck(words: number, { min_words, max_words }: LengthRule): RuleCheck {
  const fits = words >= min_words && words <= max_words;
  const bounds = `${min_words.toLocaleString('en-US')} to ${counted(max_words, 'word')}`;
  return {
    rule: 'Length',
    status: fits ? 'pass' : 'fail',
    detail: `${counted(words, 'word')}; ${bounds} are asked for.`,
  };
}

type LengthRule = RulesDocument['format_and_quality_standards']['length'];

/** A rule without phrases in quotes is one that only a person can judge. */
function forbiddingCheck(there: ReadonlySet<ComparableText>, entry: string): RuleCheck {
  const rule = `Do not: ${entry}`;
  const phrases = quotedPhrases(entry);
  if (phrases.length === 0) return toReview(rule);
  const found = phrases.filter(({ sought }) => there.has(sought));
  return found.length === 0
    ? { rule, status: 'pass', detail: `The text does not have ${inQuotes(phrases)}.` }
    : { rule, status: 'fail', detail: `The text has ${inQuotes(found)}.` };
}

/** The phrases of all entries together are one rule: one of them must be there. */
function includingChecks(there: ReadonlySet<ComparableText>, entries: readonly string[]): RuleCheck[] {
  const phrases = entries.flatMap(quotedPhrases);
  const unquoted = entries.filter((entry) => quotedPhrases(entry).length === 0);
  const reviews = unquoted.map((entry) => toReview(`Include: ${entry}`));
  if (phrases.length === 0) return reviews;
  const rule = 'Must include at least one of';
  const found = phrases.filter(({ sought }) => there.has(sought));
  return found.length > 0
    ? [{ rule, status: 'pass', detail: `The text has ${inQuotes(found)}.` }, ...reviews]
    : [{ rule, status: 'fail', detail: `The text has none of ${inQuotes(phrases)}.` }, ...reviews];
}

const checked = new WeakMap<RulesDocument, readonly Phrase[]>();

/** Every phrase that a machine looks for; the same list for the same document, so that it is prepared once. */
function checkedPhrases(rules: RulesDocument): readonly Phrase[] {
  const { must_include_at_least_one_of } = rules.format_and_quality_standards;
  const phrases =
    checked.get(rules) ?? [...rules.do_not, ...must_include_at_least_one_of].flatMap(quotedPhrases);
  checked.set(rules, phrases);
  return phrases;
}

/** What the rules ask of a content: most of the work of a check. */
interface ReadContent {
  readonly words: number;
  readonly phrases: readonly Phrase[];
}

export const readByRules = (content: string, rules: RulesDocument): ReadContent => ({
  words: countWords(content),
  phrases: phrasesIn(comparable(content), checkedPhrases(rules)),
});

/**
 * Checks an article against the rules document: the length of the content, and in title and content the phrases that
 * stand in double quotes in `do_not` (none may be there) and in `must_include_at_least_one_of` (one must be). Every
 * other rule is listed as left to the reviewer.
 * @param rulesRevision revision of the document, for the report
 * @param read what {@link readByRules} found in the content, where that is known
 */
export function checkRules(
  { title, content }: CheckedText,
  rules: RulesDocument,
  rulesRevision: number,
  read = readByRules(content, rules),
): RuleReport {
  const { length, must_include_at_least_one_of } = rules.format_and_quality_standards;
  const phrases = [...phrasesIn(comparable(title), checkedPhrases(rules)), ...read.phrases];
  const there = new Set(phrases.map(({ sought }) => sought));
  const tone = Object.entries(rules.tone_and_voice.overall_tone).map(
    ([name, rule]) => `Tone, ${name}: ${rule}`,
  );
  const checks = [
    lengthCheck(read.words, length),
    ...includingChecks(there, must_include_at_least_one_of),
    ...rules.do_not.map((rule) => forbiddingCheck(there, rule)),
    ...rules.do.map((rule) => toReview(`Do: ${rule}`)),
    ...tone.map(toReview),
  ];
  return { passed: checks.every(({ status }) => status !== 'fail'), rulesRevision, checks };
}
