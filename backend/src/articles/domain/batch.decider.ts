import type { Decider } from '../../platform/event-sourcing/decider.js';
import { batchEvents, type BatchEvent, type BatchOrder, type PlannedArticle } from './batch.events.js';

export type BatchCommand =
  | { readonly type: 'request'; readonly order: BatchOrder }
  | { readonly type: 'record-written'; readonly index: number }
  | { readonly type: 'record-failed'; readonly index: number; readonly reason: string };

type Outcome = 'written' | 'failed';

interface Batch {
  readonly order: BatchOrder;
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly finished: boolean;
}

/** Undefined until the batch has been asked for. */
export type BatchState = Batch | undefined;

/**
 * A batch's progress. Each article has one outcome, whoever reports it and however often: two runners, or one
 * that was killed and started again, agree here.
 */
export const batchDecider: Decider<BatchState, BatchCommand, BatchEvent> = {
  catalog: batchEvents,
  initialState: undefined,

  decide(command, batch) {
    switch (command.type) {
      case 'request':
        return batch ? [] : [{ type: 'BatchRequested', data: command.order }];
      case 'record-written': {
        const { index } = command;
        const { articleId } = planned(batch, index);
        return outcome(batch, index, { type: 'BatchArticleWritten', data: { index, articleId } });
      }
      case 'record-failed': {
        const { index, reason } = command;
        planned(batch, index);
        return outcome(batch, index, { type: 'BatchArticleFailed', data: { index, reason } });
      }
      default:
        return command satisfies never;
    }
  },

  evolve(batch, event) {
    switch (event.type) {
      case 'BatchRequested':
        return { order: event.data, outcomes: new Map(), finished: false };
      case 'BatchArticleWritten':
        return withOutcome(requested(batch), event.data.index, 'written');
      case 'BatchArticleFailed':
        return withOutcome(requested(batch), event.data.index, 'failed');
      case 'BatchFinished':
        return { ...requested(batch), finished: true };
      default:
        return event satisfies never;
    }
  },
};

/** The first article of the plan without an outcome, with its place; undefined when all have one. */
export function nextArticle(batch: BatchState): (PlannedArticle & { readonly index: number }) | undefined {
  const index = batch?.order.articles.findIndex((_, place) => !batch.outcomes.has(place)) ?? -1;
  const article = batch?.order.articles[index];
  return article && { ...article, index };
}

function requested(batch: BatchState): Batch {
  if (!batch) throw new Error('A batch begins with BatchRequested.');
  return batch;
}

function planned(batch: BatchState, index: number): PlannedArticle {
  const article = requested(batch).order.articles[index];
  if (!article) throw new Error(`The plan has no article ${index}.`);
  return article;
}

/** The last outcome ends the batch, in the same append: there is no moment at which all is done and not over. */
function outcome(batch: BatchState, index: number, event: BatchEvent): BatchEvent[] {
  const { order, outcomes } = requested(batch);
  if (outcomes.has(index)) return [];
  if (outcomes.size + 1 < order.articles.length) return [event];
  const all = [...outcomes.values(), event.type === 'BatchArticleWritten' ? 'written' : 'failed'];
  const written = all.filter((one) => one === 'written').length;
  return [event, { type: 'BatchFinished', data: { written, failed: all.length - written } }];
}

function withOutcome(batch: Batch, index: number, result: Outcome): Batch {
  return { ...batch, outcomes: new Map([...batch.outcomes, [index, result]]) };
}
