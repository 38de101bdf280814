import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { weeklyQuotaEvents, type WeeklyQuotaEvent } from './weekly-quota.events.js';

/** The number of articles that an author may generate in one week. */
export const weeklyLimit = 10;

export type WeeklyQuotaCommand =
  /** A command to reserve so many articles for a work, all or none, before anything is generated. */
  | {
      readonly type: 'reserve';
      readonly workId: string;
      readonly articles: number;
      /** The kind of request, named in the sentence that refuses it. */
      readonly request: 'article' | 'batch';
      readonly secondsToNextWeek: number;
    }
  /** A command to count an article of the work, which exists now. */
  | { readonly type: 'use'; readonly workId: string; readonly articleId: string }
  /** A command to free the unused places of a work that is over. */
  | { readonly type: 'release'; readonly workId: string };

interface WeeklyQuotaState {
  /** The number of articles that each work may still write, by its id. */
  readonly reserved: ReadonlyMap<string, number>;
  /** The ids of the articles that were generated this week; deleting one frees no place. */
  readonly articles: ReadonlySet<string>;
}

/**
 * Decides about an author's articles of one week. Checking and reserving are one append, so no race can exceed the
 * limit.
 */
export const weeklyQuotaDecider: Decider<WeeklyQuotaState, WeeklyQuotaCommand, WeeklyQuotaEvent> = {
  catalog: weeklyQuotaEvents,
  initialState: { reserved: new Map(), articles: new Set() },

  decide(command, state) {
    const { workId } = command;
    const held = state.reserved.get(workId) ?? 0;
    switch (command.type) {
      case 'reserve':
        return held > 0 ? [] : reserve(command, unreserved(state));
      case 'use': {
        const { articleId } = command;
        if (state.articles.has(articleId)) return [];
        // An article that exists counts, even if its reservation has been released meanwhile.
        return [{ type: 'WeeklyPlaceUsed', data: { workId, articleId, placesLeft: Math.max(0, held - 1) } }];
      }
      case 'release':
        return held === 0 ? [] : [{ type: 'WeeklyPlacesReleased', data: { workId, places: held } }];
      default:
        return command satisfies never;
    }
  },

  evolve({ reserved, articles }, { type, data }) {
    switch (type) {
      case 'WeeklyPlacesReserved':
        return { reserved: holding(reserved, data.workId, data.places), articles };
      case 'WeeklyPlaceUsed':
        return {
          reserved: holding(reserved, data.workId, data.placesLeft),
          articles: new Set([...articles, data.articleId]),
        };
      case 'WeeklyPlacesReleased':
        return { reserved: holding(reserved, data.workId, 0), articles };
      default:
        return type satisfies never;
    }
  },
};

function reserve(
  { workId, articles, request, secondsToNextWeek }: Extract<WeeklyQuotaCommand, { type: 'reserve' }>,
  free: number,
): WeeklyQuotaEvent[] {
  if (articles <= free) return [{ type: 'WeeklyPlacesReserved', data: { workId, places: articles } }];
  throw new DomainError(
    'limited',
    'weekly-limit-reached',
    request === 'article'
      ? `You have reached your weekly limit of ${weeklyLimit} articles.`
      : `You can generate ${free} more ${free === 1 ? 'article' : 'articles'} this week.`,
    { retryAfterSeconds: secondsToNextWeek },
  );
}

function unreserved({ reserved, articles }: WeeklyQuotaState): number {
  const held = [...reserved.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(0, weeklyLimit - articles.size - held);
}

function holding(
  reserved: ReadonlyMap<string, number>,
  workId: string,
  count: number,
): ReadonlyMap<string, number> {
  const others = [...reserved].filter(([work]) => work !== workId);
  return new Map(count > 0 ? [...others, [workId, count] as const] : others);
}
