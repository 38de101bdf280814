import { z } from 'zod';

/**
 * The person or program that caused an event. `id` is null only for the system and the scheduler; `name` is the name at
 * the time of the event.
 */
export const actorSchema = z.object({
  kind: z.enum(['user', 'scheduler', 'system']),
  id: z.string().nullable(),
  name: z.string(),
  role: z.enum(['admin', 'author']).nullable(),
});

export type Actor = z.infer<typeof actorSchema>;

export const systemActor: Actor = { kind: 'system', id: null, name: 'System', role: null };
