import { checks } from '../../../../checks/registry.js';
import type { ArticleWithFindings, Passage } from '../../articles/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { isWithinPair } from '../../platform/text/whole-slice.js';
import type { ProposalWish } from '../domain/proposal-wish.js';
import { longestPassage } from '../writing/proposal-answer.js';

export type ArticleFinding = ArticleWithFindings['ruleReport']['findings'][number];

/** @throws DomainError `invalid` for a wish that contradicts itself, whatever article it is about */
export function assertWhole({ kind, start, end, rule, instruction }: ProposalWish): void {
  const faults = [
    [kind === 'own' && !instruction, 'instruction', 'Say what should be changed.'],
    [kind === 'mend' && !rule, 'rule', 'Say which finding should be mended.'],
    [rule && !checks.some(({ id }) => id === rule), 'rule', 'There is no such check.'],
    [start === undefined && end !== undefined, 'start', 'A passage has a start and an end.'],
    [start !== undefined && end === undefined, 'end', 'A passage has a start and an end.'],
    [start !== undefined && end !== undefined && start >= end, 'end', 'The end must come after the start.'],
    [kind === 'title' && start !== undefined, 'start', 'A title is proposed for the whole article.'],
  ] as const;
  const found = faults.flatMap(([isThere, field, message]) => (isThere ? [{ field, message }] : []));
  if (found.length > 0) throw invalidFields(found);
}

/** Returns the findings to correct: failures of one check, and only those in a chosen passage. */
export function findingsToMend(
  findings: readonly ArticleFinding[],
  { rule, start, end }: ProposalWish,
): ArticleFinding[] {
  const found = findings.filter((finding) => finding.rule === rule && finding.verdict === 'fail');
  const here = found.filter(
    ({ spans }) =>
      start === undefined ||
      end === undefined ||
      spans.length === 0 ||
      spans.some((span) => span.start < end && span.end > start),
  );
  if (here.length > 0) return here;
  throw new DomainError('conflict', 'no-such-finding', 'This check finds nothing in this passage.');
}

/**
 * Returns the passage to change, never with half a character: the one that a person chose, the paragraphs of the
 * findings, or everything.
 * @throws DomainError `invalid` when it is blank, too long, or not in the content
 */
export function passageOf(
  content: string,
  { start, end }: ProposalWish,
  findings: readonly ArticleFinding[],
): Passage {
  const chosen = start !== undefined && end !== undefined;
  if (chosen && end > content.length) {
    throw invalidFields([{ field: 'end', message: `The content ends at ${content.length}.` }]);
  }
  const passage = chosen
    ? { start: start - Number(isWithinPair(content, start)), end: end + Number(isWithinPair(content, end)) }
    : (paragraphsOf(content, findings) ?? { start: 0, end: content.length });
  const field = chosen ? 'end' : 'start';
  const text = content.slice(passage.start, passage.end);
  if (text.trim() === '') throw invalidFields([{ field, message: 'There are no words in this passage.' }]);
  if (text.length > longestPassage) {
    const message = `Choose a passage of at most ${longestPassage.toLocaleString('en-US')} characters.`;
    throw invalidFields([{ field, message }]);
  }
  return passage;
}

/**
 * Returns the passage from the first to the last paragraph with a finding; if that is too long, only around the first
 * finding.
 */
function paragraphsOf(content: string, findings: readonly ArticleFinding[]): Passage | undefined {
  const spans = findings.flatMap((finding) => finding.spans);
  const [first] = spans;
  if (!first) return undefined;
  const around = (from: number, to: number): Passage => {
    const before = content.lastIndexOf('\n\n', from - 1);
    const after = content.indexOf('\n\n', to);
    return { start: before < 0 || from === 0 ? 0 : before + 2, end: after < 0 ? content.length : after };
  };
  const all = around(Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end)));
  return all.end - all.start > longestPassage ? around(first.start, first.end) : all;
}
