import type { Decider } from '../../platform/event-sourcing/decider.js';
import { batchEvents, type BatchEvent, type BatchOrder, type PlannedArticle } from './batch.events.js';

type Planned = Extract<BatchEvent, { type: 'BatchPlanned' }>['data'];

export type BatchCommand =
  | { readonly type: 'request'; readonly order: BatchOrder }
  | { readonly type: 'record-planned'; readonly planned: Planned }
  | { readonly type: 'record-written'; readonly index: number }
  | {
      readonly type: 'record-failed';
      readonly index: number;
      readonly reason: string;
      readonly cause?: string | undefined;
    };

/** The reason why there is no article, in a sentence; null if there is one. */
type Outcome = string | null;

export interface Batch {
  readonly order: BatchOrder;
  /** The plans by place in the order; undefined until planning was tried. */
  readonly plans: Planned['plans'] | undefined;
  /** The outcomes by place in the order. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly finished: boolean;
}

/** The state of a batch; undefined until the batch has been requested. */
export type BatchState = Batch | undefined;

/**
 * Decides a batch's progress. Each article has one outcome, however often it is reported. So two runners, or one that
 * was killed and started again, come to the same result.
 */
export const batchDecider: Decider<BatchState, BatchCommand, BatchEvent> = {
  catalog: batchEvents,
  initialState: undefined,

  decide(command, batch) {
    switch (command.type) {
      case 'request':
        // A repeated request finds its batch; only a batch without any article is restarted.
        return batch && !broughtNothing(batch) ? [] : [{ type: 'BatchRequested', data: command.order }];
      case 'record-planned':
        return requested(batch).plans ? [] : [{ type: 'BatchPlanned', data: command.planned }];
      case 'record-written': {
        const { index } = command;
        const { articleId } = planned(batch, index);
        return outcome(batch, index, { type: 'BatchArticleWritten', data: { index, articleId } });
      }
      case 'record-failed': {
        const { index, reason, cause } = command;
        planned(batch, index);
        return outcome(batch, index, { type: 'BatchArticleFailed', data: { index, reason, cause } });
      }
      default:
        return command satisfies never;
    }
  },

  evolve(batch, event) {
    switch (event.type) {
      case 'BatchRequested':
        // A batch that is restarted has the same articles, so their plan stays valid.
        return { order: event.data, plans: batch?.plans, outcomes: new Map(), finished: false };
      case 'BatchPlanned':
        return { ...requested(batch), plans: event.data.plans };
      case 'BatchArticleWritten':
        return withOutcome(requested(batch), event.data.index, null);
      case 'BatchArticleFailed':
        return withOutcome(requested(batch), event.data.index, event.data.reason);
      case 'BatchFinished':
        return { ...requested(batch), finished: true };
      default:
        return event satisfies never;
    }
  },
};

export interface NextArticle extends PlannedArticle {
  /** The place of the article in the plan. */
  readonly index: number;
}

/** Returns the articles of the plan without an outcome, in the plan’s order. */
export function openArticles({ order: { articles }, outcomes }: Batch): NextArticle[] {
  return articles
    .map((article, index) => ({ ...article, index }))
    .filter(({ index }) => !outcomes.has(index));
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

/** Records an outcome. The last one ends the batch in the same append, so a batch is never complete and still open. */
function outcome(batch: BatchState, index: number, event: BatchEvent): BatchEvent[] {
  const { order, outcomes } = requested(batch);
  if (outcomes.has(index)) return [];
  if (outcomes.size + 1 < order.articles.length) return [event];
  const before = [...outcomes.values()].filter((failure) => failure === null).length;
  const written = before + (event.type === 'BatchArticleWritten' ? 1 : 0);
  return [event, { type: 'BatchFinished', data: { written, failed: order.articles.length - written } }];
}

/** Whether the batch is over and every article of it failed. */
export function broughtNothing({ finished, outcomes }: Batch): boolean {
  return finished && ![...outcomes.values()].includes(null);
}

function withOutcome(batch: Batch, index: number, result: Outcome): Batch {
  return { ...batch, outcomes: new Map([...batch.outcomes, [index, result]]) };
}
