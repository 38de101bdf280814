import { Injectable } from '@nestjs/common';
import { isObstacle } from '../../../../checks/check.js';
import { countsOf, type Finding } from '../../../../checks/registry.js';
import { DraftChecks, TextJudge, type Reader, type TextDifference } from '../../articles/contract.js';
import type { RuleReport } from '../../editorial/contract.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { GenerationEventData, Outline } from '../domain/generation.events.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { givenAddresses } from '../writing/article-inputs.js';
import type { Work } from './model-calls.js';
import { isMendable } from './revision.js';

/** A text with the results of the rules and the checks. */
export interface CheckedDraft {
  readonly text: ArticleAnswer;
  readonly findings: readonly Finding[];
  readonly report: RuleReport;
  readonly result: GenerationEventData<'GenerationChecked'>;
}

/** Counts the findings that the pipeline has to correct. */
export const severe = ({ result: { found } }: CheckedDraft): number => found.block + found.warn;

export const brokenIn = ({ checks }: RuleReport): RuleReport['checks'] =>
  checks.filter(({ status }) => status === 'fail');

const mostTold = 20;
const longestTold = 400;

function toldOf(findings: readonly Finding[]): GenerationEventData<'GenerationChecked'>['told'] {
  return findings
    .filter(isObstacle)
    .slice(0, mostTold)
    .map((finding) => ({
      message: wholeSlice(finding.message, 0, longestTold),
      for: finding.severity === 'info' ? 'nobody' : isMendable(finding) ? 'model' : 'person',
    }));
}

/**
 * Returns a section of the outline in the form that the checks compare the text with; it has points only if a person
 * approved them.
 */
const heldAgainst =
  (approved: boolean) =>
  ({ heading, words, points }: Outline['sections'][number]) => ({
    heading,
    words,
    ...(approved && { points }),
  });

/** Checks the text of a generation by code alone. */
@Injectable()
export class TextChecks {
  constructor(
    private readonly checks: DraftChecks,
    private readonly judge: TextJudge,
  ) {}

  /** Checks a text. It waits until an outage is over, since the text is paid for. */
  check(text: ArticleAnswer, work: Work): Promise<CheckedDraft> {
    return whileHeld(work.lease, () => this.run(text, work));
  }

  /**
   * Returns what happened to the findings in a draft; undefined if the two texts cannot be compared.
   * @param given the passages of the draft whose figures, markers and quotations may be dropped
   */
  change(
    draft: CheckedDraft,
    after: CheckedDraft,
    given: readonly string[],
    { lease, order }: Work,
  ): Promise<TextDifference | undefined> {
    const { rules } = order.inputs;
    const version = ({ text, findings }: CheckedDraft) => ({ text: { ...text, rules }, findings });
    return whileHeld(lease, () => this.checks.change(version(draft), version(after), given));
  }

  /** Returns the rules' report that is recorded with the text. */
  report(text: ArticleAnswer, { inputs, rulesRevision }: Work['order']): Promise<RuleReport> {
    return this.judge.report(text, { document: inputs.rules, revision: rulesRevision });
  }

  private async run(text: ArticleAnswer, { order, generation, actor }: Work): Promise<CheckedDraft> {
    const began = performance.now();
    const { inputs, persona, rulesRevision } = order;
    const { title, content } = text;
    const { outline, approvedBy, claims, order: asked } = generation;
    // An author must not learn from the findings what they may not see, so the model is not told of it either.
    const sees = asked.authorId === null || actor.role === 'admin' ? 'admin' : 'author';
    const reader: Reader = { id: asked.authorId ?? '', role: sees, assignedPersona: persona.id };
    const [findings, report] = await Promise.all([
      this.checks.of(reader, persona.id, {
        title,
        content,
        rules: inputs.rules,
        sources: inputs.sources,
        asked: givenAddresses(inputs),
        ...(claims && { claims }),
        ...(outline && { brief: { outline: outline.sections.map(heldAgainst(approvedBy !== undefined)) } }),
      }),
      this.report(text, order),
    ]);
    return {
      text,
      findings,
      report,
      result: {
        found: countsOf(findings),
        rulesRevision,
        brokenRules: brokenIn(report).map(({ rule }) => rule),
        durationMs: Math.round(performance.now() - began),
        told: toldOf(findings),
      },
    };
  }
}
