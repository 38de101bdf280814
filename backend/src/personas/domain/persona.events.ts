import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const personaFields = z.object({
  name: z.string(),
  aboutMe: z.string(),
  writingStyle: z.string(),
  context: z.string(),
  tonePillars: z.array(z.string()),
  writingAngle: z.string(),
  expertise: z.string(),
  categories: z.array(z.string()).describe('The ids of the persona’s categories.'),
});

/** Everything that makes up a persona's voice, as administrators and its author write it. */
export type PersonaFields = z.infer<typeof personaFields>;

const textChange = changeOf(z.string());
const listChange = changeOf(z.array(z.string()));

/** The events of the streams `persona-<id>`. */
export const personaEvents = eventCatalog('persona', {
  PersonaCreated: personaFields,
  PersonaChanged: z
    .object({
      name: textChange,
      aboutMe: textChange,
      writingStyle: textChange,
      context: textChange,
      tonePillars: listChange,
      writingAngle: textChange,
      expertise: textChange,
      categories: listChange,
    })
    .describe('A persona was changed. Only the fields that changed are present.'),
  PersonaDeleted: z.object({}),
});

export type PersonaEvent = EventOf<typeof personaEvents>;
