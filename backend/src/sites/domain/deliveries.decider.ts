import type { Decider } from '../../platform/event-sourcing/decider.js';
import { deliveryEvents, type Delivered, type DeliveryEvent } from './delivery.events.js';

interface RecordDelivery {
  readonly type: 'record';
  readonly delivered: Delivered;
}

/** The last delivery to each site. */
type Deliveries = ReadonlyMap<string, Delivered>;

/**
 * The deliveries of one article. A message that repeats the last delivery to its site, after an interruption, records
 * nothing.
 */
export const deliveriesDecider: Decider<Deliveries, RecordDelivery, DeliveryEvent> = {
  catalog: deliveryEvents,
  initialState: new Map(),
  decide: ({ delivered }, deliveries) =>
    deliveries.get(delivered.siteId)?.deliveryId === delivered.deliveryId
      ? []
      : [{ type: 'PackageDelivered', data: delivered }],
  evolve: (deliveries, { data }) => new Map([...deliveries, [data.siteId, data]]),
};
