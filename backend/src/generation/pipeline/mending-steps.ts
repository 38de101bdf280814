import { Injectable } from '@nestjs/common';
import { isObstacle } from '../../../../checks/check.js';
import { isHouseRule } from '../../../../checks/house-rules.js';
import type { Finding } from '../../../../checks/registry.js';
import type { RuleCheck } from '../../editorial/contract.js';
import type { GenerationCommand } from '../domain/generation.decider.js';
import type { GenerationEventData, ModelCall } from '../domain/generation.events.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { finishPrompt } from '../writing/finish-prompt.js';
import { keepsGaps } from '../writing/gaps.js';
import { revisionPrompt, sectionRevisionPrompt } from '../writing/revision-prompt.js';
import { withTouches } from './last-touches.js';
import { acceptanceOf, mayGo } from './acceptance.js';
import { ModelCalls, standing, toldOf, type Told, type Work } from './model-calls.js';
import { isMendable, revisable, revised, rewritten, type RevisedText } from './revision.js';
import { brokenIn, TextChecks, type CheckedDraft } from './text-checks.js';

/**
 * Returns the faults of a text that is written as a whole: the rules that it breaks, and its other findings that block.
 */
const faultsOf = ({ report, findings }: CheckedDraft): RuleCheck[] => [
  ...brokenIn(report),
  ...findings
    .filter((finding) => isMendable(finding) && finding.severity === 'block' && !isHouseRule(finding.rule))
    .map(({ name, message }) => ({ rule: name, status: 'fail' as const, detail: message })),
];

/**
 * Returns a function that says whether a finding is one of those faults; a hint about a rule that the text keeps is
 * not.
 */
function isFaultOf({ report }: CheckedDraft): (finding: Finding) => boolean {
  const broken = brokenIn(report);
  return (finding) =>
    isHouseRule(finding.rule)
      ? isObstacle(finding) &&
        broken.some(({ rule }) => rule === finding.name || rule.startsWith(`${finding.name}: `))
      : isMendable(finding) && finding.severity === 'block';
}

/** Does the checks, the revision and the last touches. If the model fails at these, the draft is kept. */
@Injectable()
export class MendingSteps {
  constructor(
    private readonly model: ModelCalls,
    private readonly checks: TextChecks,
  ) {}

  async check(work: Work): Promise<GenerationCommand> {
    const { result: data } = await this.checks.check(standing(work), work);
    return { type: 'record-step', event: { type: 'GenerationChecked', data } };
  }

  /** Does one round of revision; the draft is kept unless the revision is better. */
  async revise(work: Work): Promise<GenerationCommand> {
    const draft = await this.checks.check(standing(work), work);
    return work.generation.whole ? this.reviseWhole(draft, work) : this.reviseSections(draft, work);
  }

  /** Offers the present text, with its report. */
  async offer(work: Work): Promise<GenerationCommand> {
    const { order } = work;
    const text = standing(work);
    const data = {
      title: text.title,
      personaName: order.persona.name,
      categoryName: order.category.name,
      ruleReport: await this.checks.report(text, order),
    };
    return { type: 'record-step', event: { type: 'GenerationOffered', data } };
  }

  async finish(work: Work): Promise<GenerationCommand> {
    const { lease, calls, order } = work;
    const text = standing(work);
    const answer = await this.model.ask(finishPrompt.from({ article: order.inputs, text }), lease, calls);
    if (!answer.ok) {
      const { detail, cause } = toldOf(answer);
      return finished(text, { detail: `Left as it is. ${detail}`, cause });
    }
    const {
      text: after,
      checked,
      ...told
    } = await withTouches(text, answer.value, {
      check: (candidate) => this.checks.check(candidate, work),
      change: (before, after) => this.checks.change(before, after, [], work),
    });
    return { ...finished(after, { ...told, call: answer.call }), ...(checked && { checked }) };
  }

  private async reviseWhole(draft: CheckedDraft, work: Work): Promise<GenerationCommand> {
    const { order, lease, calls } = work;
    const faults = faultsOf(draft);
    const prompt = revisionPrompt.from({ article: order.inputs, draft: draft.text, failures: faults });
    const answer = await this.model.ask(prompt, lease, calls);
    if (!answer.ok) return notTaken(draft, null, toldOf(answer));
    if (!keepsGaps(draft.text.content, answer.value.content)) {
      const detail = 'The text before stands: the new one drops what a person is to look up.';
      return notTaken(draft, answer.call, { detail });
    }
    const { text, headings } = rewritten(draft.text, answer.value);
    const names = faults.map(({ rule }) => rule);
    return this.accepted({ draft, isAsked: isFaultOf(draft), names }, { text, headings }, answer.call, work);
  }

  private async reviseSections(draft: CheckedDraft, work: Work): Promise<GenerationCommand> {
    const { order, lease, calls } = work;
    const findings = draft.findings.filter(isMendable);
    if (findings.length === 0)
      return notTaken(draft, null, { detail: 'What is left is for a person to decide.' });
    const offered = revisable(draft.text, findings);
    const prompt = sectionRevisionPrompt.from({ article: order.inputs, draft: draft.text, ...offered });
    const answer = await this.model.ask(prompt, lease, calls);
    if (!answer.ok) return notTaken(draft, null, toldOf(answer));
    const candidate = revised(draft.text, answer.value, offered);
    if (!candidate) return notTaken(draft, answer.call, { detail: 'Nothing of the answer could be used.' });
    const names = [...new Set(findings.map(({ name }) => name))];
    return this.accepted({ draft, isAsked: isMendable, names }, candidate, answer.call, work);
  }

  /** Accepts the revision, or keeps the previous text and says why. */
  private async accepted(
    { draft, isAsked, names }: Asked,
    { text, headings }: RevisedText,
    call: ModelCall,
    work: Work,
  ): Promise<GenerationCommand> {
    const after = await this.checks.check(text, work);
    const given = mayGo(draft.findings.filter(isAsked));
    const { taken: isTaken, detail } = acceptanceOf(
      isAsked,
      await this.checks.change(draft, after, given, work),
    );
    return isTaken ? taken(after, headings, names, call, detail) : notTaken(draft, call, { detail });
  }
}

/** A draft and the faults that a revision should correct. */
interface Asked {
  readonly draft: CheckedDraft;
  readonly isAsked: (finding: Finding) => boolean;
  /** The names of the checks or rules. */
  readonly names: string[];
}

function notTaken({ text }: CheckedDraft, call: ModelCall | null, told: Told): GenerationCommand {
  const data = { ...text, taken: false, sections: [], revisedFor: [], call, ...told };
  return { type: 'record-step', event: { type: 'GenerationRevised', data } };
}

function taken(
  { text, result }: CheckedDraft,
  sections: string[],
  revisedFor: string[],
  call: ModelCall,
  detail: string,
): GenerationCommand {
  const data = { ...text, taken: true, sections, revisedFor, call, detail };
  return { type: 'record-step', event: { type: 'GenerationRevised', data }, checked: result };
}

function finished(
  text: ArticleAnswer,
  {
    summary = null,
    call = null,
    detail = null,
    ...told
  }: Partial<Omit<GenerationEventData<'GenerationFinished'>, keyof ArticleAnswer>>,
): Extract<GenerationCommand, { type: 'record-step' }> {
  const data = { ...text, summary, call, detail, ...told };
  return { type: 'record-step', event: { type: 'GenerationFinished', data } };
}
