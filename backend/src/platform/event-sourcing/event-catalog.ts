import type { z } from 'zod';

type EventSchemas = Record<string, z.ZodType<Record<string, unknown>>>;

/** The events that one kind of stream may hold: the stream names' prefix, and each event type's schema. */
export interface EventCatalog<Schemas extends EventSchemas = EventSchemas> {
  readonly streamPrefix: string;
  readonly schemas: Schemas;
}

/** The union `{type, data}` of a catalog's events. */
export type EventOf<Catalog extends EventCatalog> = {
  [Type in keyof Catalog['schemas'] & string]: {
    readonly type: Type;
    readonly data: z.infer<Catalog['schemas'][Type]>;
  };
}[keyof Catalog['schemas'] & string];

export interface DomainEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/**
 * Declares the events of streams named `<streamPrefix>-<id>`. The keys are the type names in the store: past
 * tense, never renamed. A schema may gain optional fields; any other change needs a new type name.
 */
export function eventCatalog<const Schemas extends EventSchemas>(
  streamPrefix: string,
  schemas: Schemas,
): EventCatalog<Schemas> {
  return { streamPrefix, schemas };
}
