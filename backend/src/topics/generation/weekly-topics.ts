import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { ProposingOptions } from '../writing/topic-writer.js';
import { findBatch, findIdea } from '../domain/topics.decider.js';
import { batchSize } from '../writing/idea-pool.js';
import { weeklyIdeasPrompt } from '../writing/ideas-prompt.js';
import { TopicProposals } from './topic-proposals.js';

/** That of a scheduled run, `in-slot` and 3 upstream calls, repairs and repetitions included, when not said. */
export type WeeklyTopicsOptions = Partial<Omit<ProposingOptions, 'signal'>>;

/** The ideas of a week, requested by a person or the scheduler. */
@Injectable()
export class WeeklyTopics {
  constructor(private readonly proposals: TopicProposals) {}

  /**
   * Has the batch of this id proposed and recorded, five ideas or what is usable of them; one that is there already stays as it is. Safe to
   * repeat, also from several processes at once: one of them does it, the others find it. Ends with
   * `unavailable` when the server stops.
   * @returns ids and titles of its ideas, deleted or not
   * @throws DomainError `provider-failed` or `provider-timed-out` with a sentence that says why; nothing is
   * recorded then, and the same call may be made again
   */
  async generate(
    batchId: string,
    context: CommandContext,
    { person = null, limitStarts = 'in-slot', ...options }: WeeklyTopicsOptions = {},
  ): Promise<{ readonly id: string; readonly title: string }[]> {
    const topics = await this.proposals.propose(
      {
        id: batchId,
        kind: weeklyIdeasPrompt,
        wanted: batchSize,
        prompt: null,
        isRecorded: (known) => findBatch(known, batchId) !== undefined,
        recording: (ideas, missing, proposal) => ({
          type: 'record-batch',
          batchId,
          ideas,
          missing,
          ...proposal,
        }),
      },
      context,
      { person, limitStarts, ...options },
    );
    const { ideaIds = [] } = findBatch(topics, batchId) ?? {};
    return ideaIds.map((id) => ({ id, title: findIdea(topics, id)?.title ?? '' }));
  }
}
