import { Injectable } from '@nestjs/common';
import { EditorialRules } from '../../editorial/contract.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import type { PromptKind } from '../../platform/ai/prompt.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { PositionWaiters } from '../../platform/event-sourcing/position-waiters.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import { researchSources } from '../domain/research-sources.js';
import {
  findBatch,
  findIdea,
  recentIdeaTitles,
  repeatedTitle,
  topicsDecider,
  type MissingIdea,
  type NewIdea,
  type IdeasProposal,
  type TopicCommand,
  type Topics,
} from '../domain/topics.decider.js';
import { ArticleTitles } from '../read-models/topic-articles.js';
import type { IdeaInputs } from '../writing/idea-inputs.js';
import { batchSize } from '../writing/idea-pool.js';
import type { IdeasAnswer, ProposedIdea } from '../writing/ideas-answer.js';
import { customIdeaPrompt, weeklyIdeasPrompt } from '../writing/ideas-prompt.js';
import { WhyNow } from './why-now.js';
import { TopicWriter, type ProposingOptions, type Unusable } from '../writing/topic-writer.js';
import { house } from '../../platform/kernel/house.js';

/** The person who is told of the progress, and in whose turn the model is asked. */
type IdeaOptions = Omit<ProposingOptions, 'signal'>;

/** A request for ideas, and how to tell that its result is recorded. */
interface IdeasRequest {
  /** The id of the batch or the custom idea, the same for every repeat. */
  readonly id: string;
  readonly kind: PromptKind<IdeaInputs, IdeasAnswer>;
  readonly wanted: number;
  readonly prompt: string | null;
  readonly isRecorded: (topics: Topics) => boolean;
  readonly recording: (
    ideas: readonly NewIdea[],
    missing: readonly MissingIdea[],
    proposal: IdeasProposal,
  ) => TopicCommand;
}

/** The most upstream calls of one request, including all repetitions. */
const mostCalls = 3;

/** How often others may record the same titles while an answer is awaited; only the demo writer ever gets that far. */
const mostRounds = 20;

/** Has ideas proposed and records them. */
@Injectable()
export class TopicProposals {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly rules: EditorialRules,
    private readonly articleTitles: ArticleTitles,
    private readonly writer: TopicWriter,
    private readonly whyNow: WhyNow,
    private readonly clock: Clock,
    private readonly leases: WorkLeases,
    private readonly quota: AiQuota,
    private readonly waiters: PositionWaiters,
  ) {}

  /**
   * Has the batch of this id proposed and recorded, with five ideas or those that are usable; a batch that is already
   * there stays unchanged. It is safe to repeat, even from several processes at once: one of them does it, the others
   * find the result.
   * @param options by default those of a scheduled run: `in-slot`, and 3 upstream calls, including repairs and
   * repetitions
   * @returns how many ideas the batch has, deleted or not
   * @throws DomainError `provider-failed` or `provider-timed-out` with a sentence that says why; nothing is recorded
   * then, and the same call may be made again; `unavailable` when the server stops or an outage is waited out
   */
  async week(batchId: string, context: CommandContext, options: Partial<IdeaOptions> = {}): Promise<number> {
    const request: IdeasRequest = {
      id: batchId,
      kind: weeklyIdeasPrompt,
      wanted: batchSize,
      prompt: null,
      isRecorded: (topics) => findBatch(topics, batchId) !== undefined,
      recording: (ideas, missing, proposal) => ({
        type: 'record-batch',
        batchId,
        ideas,
        missing,
        ...proposal,
      }),
    };
    const { person = null, limitStarts = 'in-slot' } = options;
    const topics = await this.propose(request, context, { ...options, person, limitStarts });
    return findBatch(topics, batchId)?.ideaIds.length ?? 0;
  }

  /**
   * Has the idea of this id proposed and recorded, once.
   * @param prompt the request; null for a free choice
   */
  async idea(
    id: string,
    prompt: string | null,
    context: CommandContext,
    options: IdeaOptions,
  ): Promise<void> {
    const request: IdeasRequest = {
      id,
      kind: customIdeaPrompt,
      wanted: 1,
      prompt,
      isRecorded: (topics) => findIdea(topics, id) !== undefined,
      recording: ([idea], _, proposal) => {
        if (!idea) throw new Error('A custom idea was proposed without an idea.');
        return { type: 'record-idea', idea: { ...idea, id }, prompt, ...proposal };
      },
    };
    await this.propose(request, context, options);
  }

  /**
   * Proposes the requested ideas once: a repeat of the same request, at the same time or after a crash, here or in
   * another process, finds what the first request recorded. The read models have the ideas when it returns.
   * @throws DomainError as the provider does, or when its ideas cannot be used; nothing is recorded then
   */
  private async propose(
    request: IdeasRequest,
    context: CommandContext,
    options: IdeaOptions,
  ): Promise<Topics> {
    // This tells a repeat that the record cannot be reached; otherwise the repeat would wait for the first try, which
    // waits until the outage is over.
    await this.topics();
    return this.leases.tellingOutages(request.id, async (lease) => {
      const { state: topics, position } = await this.aggregates.load(topicsDecider, house);
      if (request.isRecorded(topics)) {
        // The read models may not yet have what another process recorded before a crash.
        if (position !== undefined) await this.waiters.waitFor(position);
        return topics;
      }
      return this.quota.run(options.person, () => this.proposeAndRecord(request, context, options, lease));
    });
  }

  private async proposeAndRecord(
    request: IdeasRequest,
    context: CommandContext,
    options: IdeaOptions,
    lease: Lease,
  ): Promise<Topics> {
    let callsLeft = options.maxUpstreamCalls ?? mostCalls;
    for (let round = 1; ; round += 1) {
      const { inputs, rulesRevision, articleTitles } = await this.gather(request);
      const outcome = await this.writer.propose(request.kind, request.wanted, inputs, {
        ...options,
        maxUpstreamCalls: callsLeft,
        signal: lease.signal,
      });
      if (!outcome.ok) throw refusal(outcome);
      callsLeft -= outcome.upstreamCalls;
      const ideas = await this.whyNow.checked(newIdeas(request.id, outcome.ideas), lease.signal);
      const command = request.recording(ideas, outcome.missing, {
        createdAt: this.clock.now().toISOString(),
        articleTitles,
        provenance: { ...outcome.provenance, rulesRevision },
      });
      try {
        // The answer is paid for, so an outage must not cause a second call to the model.
        const { state } = await whileHeld(lease, () =>
          this.aggregates.handle(topicsDecider, house, command, context),
        );
        return state;
      } catch (error) {
        // Other ideas came first and have all these titles, so new ideas are proposed that avoid them.
        const repeats = error instanceof DomainError && error.code === repeatedTitle;
        if (!repeats || callsLeft < 1 || round >= mostRounds) throw error;
      }
    }
  }

  private async gather({ id, prompt }: IdeasRequest) {
    const now = this.clock.now();
    const [topics, { document: rules, revision: rulesRevision }, articleTitles] = await Promise.all([
      this.topics(),
      this.rules.current(),
      this.articleTitles.recent(now),
    ]);
    const inputs: IdeaInputs = {
      rules,
      prompt,
      number: topics.lastNumber + 1,
      occasion: id,
      earlierTitles: [...recentIdeaTitles(topics, now), ...articleTitles],
      refused: null,
    };
    return { inputs, rulesRevision, articleTitles };
  }

  private async topics(): Promise<Topics> {
    return (await this.aggregates.load(topicsDecider, house)).state;
  }
}

function newIdeas(wishId: string, ideas: readonly ProposedIdea[]): NewIdea[] {
  const sourcesByNumber = new Map(researchSources.map((source) => [source.number, source]));
  return ideas.map(({ title, angle, relevance, sources, categories }, at) => ({
    id: derivedId(wishId, `idea ${at}`),
    title,
    angle,
    relevance,
    sources: sources.flatMap((number) => {
      const source = sourcesByNumber.get(number);
      return source ? [{ name: source.name, url: source.url }] : [];
    }),
    categories,
  }));
}

function refusal(outcome: TextFailure | Unusable): DomainError {
  if (outcome.kind !== 'unusable') return providerRefusal(outcome);
  const faults = outcome.faults.slice(0, 3).join(' ');
  return new DomainError(
    'provider-failed',
    'ideas-unusable',
    `The model’s ideas couldn’t be used: ${faults} Nothing was saved. Try again.`,
  );
}
