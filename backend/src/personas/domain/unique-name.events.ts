import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/**
 * The events of the streams `uniqueName-<scope>-<name>`, which say who has a name, so that two people who ask at once
 * cannot both get it.
 */
export const uniqueNameEvents = eventCatalog('uniqueName', {
  NameClaimed: z.object({
    name: z.string().describe('The name as it was typed.'),
    owner: z.string().describe('The id of the persona that has the name.'),
  }),
  NameReleased: z.object({ name: z.string(), owner: z.string() }),
});

export type UniqueNameEvent = EventOf<typeof uniqueNameEvents>;
