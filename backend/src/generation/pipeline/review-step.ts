import { Injectable } from '@nestjs/common';
import { DraftChecks } from '../../articles/contract.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { GenerationCommand } from '../domain/generation.decider.js';
import type { GenerationEventData } from '../domain/generation.events.js';
import { criteria, reviewPrompt, type ModelVerdict, type ModelReview } from '../writing/review-prompt.js';
import { ModelCalls, standing, toldOf, type Work } from './model-calls.js';
import { TextChecks } from './text-checks.js';

type Reviewed = GenerationEventData<'GenerationReviewed'>;

/** Has a model read the draft with its sources. If that fails, only the model’s advice is missing. */
@Injectable()
export class ReviewStep {
  constructor(
    private readonly model: ModelCalls,
    private readonly checks: TextChecks,
    private readonly draftChecks: DraftChecks,
  ) {}

  async review(work: Work): Promise<GenerationCommand> {
    const { generation, lease, calls, order } = work;
    const text = standing(work);
    const prompt = reviewPrompt.from({ article: order.inputs, outline: generation.outline ?? null, text });
    const answer = await this.model.ask(prompt, lease, calls);
    if (!answer.ok) {
      const nothing = { claims: [], verdicts: [], discarded: 0, found: null, call: null };
      return reviewed({ ...nothing, ...toldOf(answer) });
    }
    const { value, call } = answer;
    const kept = await this.kept(value, work);
    const { result } = await this.checks.check(text, {
      ...work,
      generation: { ...generation, claims: kept.claims },
    });
    return reviewed({ ...kept, found: result.found, call, detail: null });
  }

  /**
   * Returns the claims and verdicts whose passages were found. It waits until an outage is over, since the answer is
   * paid for.
   */
  private async kept(
    { claims: told, verdicts: answers, given }: ModelReview,
    work: Work,
  ): Promise<Pick<Reviewed, 'claims' | 'verdicts' | 'discarded'>> {
    const { rules, sources } = work.order.inputs;
    const review = { claims: told, quotations: answers.map(({ quotation }) => quotation) };
    const draft = { ...standing(work), rules, sources };
    const verified = await whileHeld(work.lease, () => this.draftChecks.verified(review, draft));
    const claims = verified.claims.map((claim) => ({ ...claim, cites: [...claim.cites] }));
    const verdicts = answers.flatMap((verdict, at) =>
      verifiedVerdict(verdict, verified.quotations[at] ?? null),
    );
    return { claims, verdicts, discarded: given - claims.length - verdicts.length };
  }
}

/**
 * Keeps a verdict whose passage was found. An unfulfilled wish of the desk needs no passage, since no passage can show
 * it.
 */
function verifiedVerdict(verdict: ModelVerdict, found: string | null): Reviewed['verdicts'] {
  const { criterion } = verdict;
  const isMissing = criterion === 'wish' && verdict.quotation === '';
  if (found === null && !isMissing) return [];
  return [{ ...verdict, quotation: found ?? '', question: criteria[criterion] }];
}

function reviewed(data: Reviewed): GenerationCommand {
  return { type: 'record-step', event: { type: 'GenerationReviewed', data } };
}
