import { z } from 'zod';
import { actorSchema } from './actor.js';
import type { DomainEvent } from './event-catalog.js';

/** The proof that a person gave to sign in. */
export const strengths = ['password', 'two factors', 'passkey', 'sign-on'] as const;
export type Strength = (typeof strengths)[number];

export const eventMetadataSchema = z.object({
  actor: actorSchema,
  /** The time of the event, in ISO 8601 and UTC. */
  at: z.iso.datetime(),
  /** An id shared by all events that one request or one run of a job caused. */
  correlationId: z.string(),
  /** Id of the event or request that led directly to this event. */
  causationId: z.string(),
  requestId: z.string().nullable(),
  schemaVersion: z.literal(1),
  strength: z.enum(strengths).optional().describe('What the person had shown to sign in.'),
  undoes: z.string().optional().describe('The commit position of the event that this one undoes.'),
});

export type EventMetadata = z.infer<typeof eventMetadataSchema>;

/** A stored event, decoded and checked against its schema. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  /** The stream's name without the catalog's prefix. */
  readonly streamId: string;
  /** Number of the event within its stream, counted from 0. */
  readonly revision: bigint;
  /** Commit position in `$all`; it always increases, but has gaps. */
  readonly position: bigint;
  readonly metadata: EventMetadata;
};
