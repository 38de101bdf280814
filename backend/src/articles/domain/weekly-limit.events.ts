import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const work = z.string().describe('The article or batch that the places are for.');

/** An author's articles of one week, on `weeklyLimit-<author id>-<Monday>`. */
export const weeklyLimitEvents = eventCatalog('weeklyLimit', {
  WeeklyPlacesReserved: z.object({ workId: work, places: z.number().int() }),
  WeeklyPlaceUsed: z.object({
    workId: work,
    articleId: z.string(),
    placesLeft: z.number().int().describe('What the work still holds after this.'),
  }),
  WeeklyPlacesReleased: z.object({ workId: work, places: z.number().int() }),
});

export type WeeklyLimitEvent = EventOf<typeof weeklyLimitEvents>;
