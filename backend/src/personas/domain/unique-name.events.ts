import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** Streams `uniqueName-<scope>-<name>`: who has a name, so that two who ask at once cannot both get it. */
export const uniqueNameEvents = eventCatalog('uniqueName', {
  NameClaimed: z.object({
    name: z.string().describe('As typed'),
    owner: z.string().describe('Id of the persona'),
  }),
  NameReleased: z.object({ name: z.string(), owner: z.string() }),
});

export type UniqueNameEvent = EventOf<typeof uniqueNameEvents>;
