import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { EarlierTitles, repeatDays } from './near-repeat.js';
import {
  topicEvents,
  type RecordedIdea,
  type TopicEvent,
  type TopicEventOf,
  type TopicProvenance,
} from './topic.events.js';

/** The code of the refusal of ideas whose titles are all taken. */
export const repeatedTitle = 'repeated-title';

/** An idea that has no number yet. */
export type NewIdea = Omit<RecordedIdea, 'number' | 'marks'>;

/** The facts that are recorded with any ideas. */
export interface IdeasProposal {
  /** The time of the proposal, in ISO 8601 and UTC. */
  readonly createdAt: string;
  /** The titles of articles of the last 90 days. */
  readonly articleTitles: readonly string[];
  readonly provenance: TopicProvenance;
}

/** The reason why there is one idea fewer. */
export interface MissingIdea {
  readonly reason: string;
}

export type TopicCommand =
  | (IdeasProposal & {
      readonly type: 'record-batch';
      readonly batchId: string;
      readonly ideas: readonly NewIdea[];
      readonly missing: readonly MissingIdea[];
    })
  | (IdeasProposal & { readonly type: 'record-idea'; readonly idea: NewIdea; readonly prompt: string | null })
  | { readonly type: 'delete-idea'; readonly ideaId: string };

type CommandOf<Type extends TopicCommand['type']> = Extract<TopicCommand, { readonly type: Type }>;

interface KnownIdea {
  readonly id: string;
  readonly title: string;
  readonly angle: string;
  readonly createdAt: string;
  readonly deleted: boolean;
}

export interface Topics {
  readonly lastNumber: number;
  /**
   * All ideas ever, oldest first. These are lists, since copying them for every event costs a fraction of copying maps.
   */
  readonly ideas: readonly KnownIdea[];
  readonly batches: readonly { readonly id: string; readonly ideaIds: readonly string[] }[];
}

/**
 * Decides which ideas are recorded. They are numbered without gaps, and none has the title of another of the last 90
 * days.
 */
export const topicsDecider: Decider<Topics, TopicCommand, TopicEvent> = {
  catalog: topicEvents,
  initialState: { lastNumber: 0, ideas: [], batches: [] },

  decide(command, topics) {
    switch (command.type) {
      // The ids derive from the request, so a repeat after a crash finds what the first try recorded.
      case 'record-batch':
        return findBatch(topics, command.batchId) ? [] : [batchGenerated(command, topics)];
      case 'record-idea':
        return findIdea(topics, command.idea.id) ? [] : [ideaGenerated(command, topics)];
      case 'delete-idea': {
        const idea = findIdea(topics, command.ideaId);
        if (!idea || idea.deleted) noSuchIdea();
        return [{ type: 'TopicIdeaDeleted', data: { ideaId: command.ideaId, title: idea.title } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(topics, event) {
    switch (event.type) {
      case 'TopicBatchGenerated': {
        const { batchId, createdAt, ideas } = event.data;
        const batch = { id: batchId, ideaIds: ideas.map(({ id }) => id) };
        return withIdeas({ ...topics, batches: [...topics.batches, batch] }, ideas, createdAt);
      }
      case 'TopicIdeaGenerated':
        return withIdeas(topics, [event.data.idea], event.data.createdAt);
      case 'TopicIdeaDeleted': {
        const { ideaId } = event.data;
        const ideas = topics.ideas.map((idea) => (idea.id === ideaId ? { ...idea, deleted: true } : idea));
        return { ...topics, ideas };
      }
      default:
        return event satisfies never;
    }
  },
};

export function noSuchIdea(): never {
  throw new DomainError('not-found', 'no-such-idea', 'Idea not found.');
}

/** Returns an idea, deleted or not. */
export function findIdea({ ideas }: Topics, ideaId: string): KnownIdea | undefined {
  return ideas.find(({ id }) => id === ideaId);
}

export function findBatch({ batches }: Topics, batchId: string): Topics['batches'][number] | undefined {
  return batches.find(({ id }) => id === batchId);
}

function withIdeas(topics: Topics, added: readonly RecordedIdea[], createdAt: string): Topics {
  const known = added.map(({ id, title, angle }) => ({ id, title, angle, createdAt, deleted: false }));
  return { ...topics, ideas: [...topics.ideas, ...known], lastNumber: topics.lastNumber + added.length };
}

function batchGenerated(
  { batchId, createdAt, ideas, missing, articleTitles, provenance }: CommandOf<'record-batch'>,
  topics: Topics,
): TopicEventOf<'TopicBatchGenerated'> {
  const { free, taken } = judged(ideas, earlierTitles(topics, createdAt, articleTitles));
  const numbered = free.map((idea, at) => ({ ...idea, number: topics.lastNumber + 1 + at }));
  const short = [...missing, ...taken];
  const data = {
    batchId,
    createdAt,
    ideas: numbered,
    ...(short.length > 0 && { missing: short }),
    provenance,
  };
  return { type: 'TopicBatchGenerated', data };
}

function ideaGenerated(
  { createdAt, idea, prompt, articleTitles, provenance }: CommandOf<'record-idea'>,
  topics: Topics,
): TopicEventOf<'TopicIdeaGenerated'> {
  const { free } = judged([idea], earlierTitles(topics, createdAt, articleTitles));
  const [numbered] = free.map((one) => ({ ...one, number: topics.lastNumber + 1 }));
  if (!numbered) throw new Error('An idea whose title is free was taken away.');
  return { type: 'TopicIdeaGenerated', data: { createdAt, idea: numbered, prompt, provenance } };
}

/**
 * Returns the titles of the ideas of the last 90 days, newest first. Deleted ones count, so that an idea that somebody
 * discarded is not proposed again at once.
 */
export function recentIdeaTitles(topics: Topics, now: Date): string[] {
  return recentIdeas(topics, now).map(({ title }) => title);
}

function recentIdeas({ ideas }: Topics, now: Date): KnownIdea[] {
  const since = now.getTime() - repeatDays * 86_400_000;
  return ideas.filter(({ createdAt }) => Date.parse(createdAt) >= since).reverse();
}

function earlierTitles(topics: Topics, now: string, articleTitles: readonly string[]): EarlierTitles {
  const earlier = new EarlierTitles([]);
  for (const { title, angle } of recentIdeas(topics, new Date(now))) earlier.add(title, angle);
  for (const title of articleTitles) earlier.add(title);
  return earlier;
}

/**
 * Returns the ideas whose titles are free, with a mark if they are similar to an earlier one. A title that was free
 * when it was written may have been taken since by somebody who asked at the same time.
 */
function judged(
  ideas: readonly NewIdea[],
  earlier: EarlierTitles,
): { readonly free: Omit<RecordedIdea, 'number'>[]; readonly taken: MissingIdea[] } {
  const free: Omit<RecordedIdea, 'number'>[] = [];
  const taken: MissingIdea[] = [];
  for (const idea of ideas) {
    if (earlier.same(idea.title) !== undefined) taken.push({ reason: titleTaken(idea.title) });
    else {
      const like = earlier.like(idea.title, idea.angle);
      free.push(like === undefined ? idea : { ...idea, marks: [`The subject may be that of “${like}”.`] });
      earlier.add(idea.title, idea.angle);
    }
  }
  if (free.length > 0) return { free, taken };
  const reasons = taken.map(({ reason }) => reason).join(' ');
  throw new DomainError('provider-failed', repeatedTitle, `${reasons} Nothing was saved. Try again.`);
}

/** Returns the reason why an idea cannot be recorded. */
export const titleTaken = (title: string): string => `“${title}” is the title of an earlier idea or article.`;
