import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const work = z.string().describe('The article or batch that the places are reserved for.');

/** The events about an author's articles of one week, on `weeklyLimit-<author id>-<Monday>`. */
export const weeklyQuotaEvents = eventCatalog('weeklyLimit', {
  WeeklyPlacesReserved: z.object({ workId: work, places: z.number().int() }),
  WeeklyPlaceUsed: z.object({
    workId: work,
    articleId: z.string(),
    placesLeft: z.number().int().describe('The number of places that are still reserved for the work.'),
  }),
  WeeklyPlacesReleased: z.object({ workId: work, places: z.number().int() }),
});

export type WeeklyQuotaEvent = EventOf<typeof weeklyQuotaEvents>;

export interface AuthorsWeek {
  readonly authorId: string;
  /** The date of the week's Monday, such as `2026-11-16`. */
  readonly monday: string;
}

/** Returns the stream id of an author's week. */
export function weeklyQuotaId({ authorId, monday }: AuthorsWeek): string {
  return `${authorId}-${monday}`;
}

/** Returns the author and the week that a stream's id stands for. */
export function authorsWeek(id: string): AuthorsWeek {
  const length = '-2026-11-16'.length;
  return { authorId: id.slice(0, -length), monday: id.slice(1 - length) };
}
