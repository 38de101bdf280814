import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { weeklyLimitEvents, type WeeklyLimitEvent } from './weekly-limit.events.js';

/** Articles that an author may generate in one week. */
export const weeklyLimit = 10;

export type WeeklyLimitCommand =
  /** Before anything is generated: so many places for this work, all or none. */
  | {
      readonly type: 'reserve';
      readonly workId: string;
      readonly places: number;
      /** The refused request, for the sentence. */
      readonly wish: 'article' | 'batch';
      readonly secondsToNextWeek: number;
    }
  /** An article of the work exists. */
  | { readonly type: 'use'; readonly workId: string; readonly articleId: string }
  /** The work is over; what it did not use is free again. */
  | { readonly type: 'release'; readonly workId: string };

interface WeeklyLimitState {
  /** Places that a work holds and has not used, by work. */
  readonly reserved: ReadonlyMap<string, number>;
  /** Ids of the articles generated this week; deleting one gives no place back. */
  readonly articles: ReadonlySet<string>;
}

/** An author's places of one week. Checking and taking are one append, so that no race passes the limit. */
export const weeklyLimitDecider: Decider<WeeklyLimitState, WeeklyLimitCommand, WeeklyLimitEvent> = {
  catalog: weeklyLimitEvents,
  initialState: { reserved: new Map(), articles: new Set() },

  decide(command, state) {
    const { workId } = command;
    const held = state.reserved.get(workId) ?? 0;
    switch (command.type) {
      case 'reserve':
        return held > 0 ? [] : reserve(command, freePlaces(state));
      case 'use': {
        const { articleId } = command;
        if (state.articles.has(articleId)) return [];
        // What exists counts, even should its place have been given up meanwhile.
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
  { workId, places, wish, secondsToNextWeek }: Extract<WeeklyLimitCommand, { type: 'reserve' }>,
  free: number,
): WeeklyLimitEvent[] {
  if (places <= free) return [{ type: 'WeeklyPlacesReserved', data: { workId, places } }];
  throw new DomainError(
    'limited',
    'weekly-limit-reached',
    wish === 'article'
      ? `You have reached your weekly limit of ${weeklyLimit} articles.`
      : `You can generate ${free} more ${free === 1 ? 'article' : 'articles'} this week.`,
    { retryAfterSeconds: secondsToNextWeek },
  );
}

function freePlaces({ reserved, articles }: WeeklyLimitState): number {
  const held = [...reserved.values()].reduce((sum, places) => sum + places, 0);
  return Math.max(0, weeklyLimit - articles.size - held);
}

function holding(
  reserved: ReadonlyMap<string, number>,
  workId: string,
  places: number,
): ReadonlyMap<string, number> {
  const others = [...reserved].filter(([work]) => work !== workId);
  return new Map(places > 0 ? [...others, [workId, places] as const] : others);
}
