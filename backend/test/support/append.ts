import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import type { DomainEvent, EventCatalog } from '../../src/platform/event-sourcing/event-catalog.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { PositionWaiters } from '../../src/platform/event-sourcing/position-waiters.js';
import type { TestApplication } from './application.js';
import { eventually } from './eventually.js';

/**
 * Appends events after a revision, or as a stream’s first, as another replica or an older version would, and waits
 * until they are shown.
 */
export async function appendTo<Event extends DomainEvent>(
  application: TestApplication,
  catalog: EventCatalog,
  stream: string,
  events: readonly Event[],
  after?: bigint,
): Promise<void> {
  const context = internalContext(systemActor);
  const records = application.app
    .get(EventCodec)
    .encode(catalog, stream, events, context, new Date(), undefined);
  const { position } = await application.app.get(EventStore).append(stream, records, after);
  const waiters = application.app.get(PositionWaiters);
  // With a thousand events at once, the wait may exceed the limit, so it is repeated.
  await eventually(() => waiters.waitFor(position));
}
