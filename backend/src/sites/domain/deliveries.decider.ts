import type { Decider } from '../../platform/event-sourcing/decider.js';
import { deliveryEvents, type Delivered, type DeliveryEvent } from './delivery.events.js';

interface RecordDelivery {
  readonly type: 'record';
  readonly delivered: Delivered;
}

/** The last delivery to each site. */
type Deliveries = ReadonlyMap<string, Delivered>;

/** What was delivered of one article. What a message has recorded before an interruption it does not record again. */
export const deliveriesDecider: Decider<Deliveries, RecordDelivery, DeliveryEvent> = {
  catalog: deliveryEvents,
  initialState: new Map(),
  decide: ({ delivered }, deliveries) =>
    deliveries.get(delivered.siteId)?.deliveryId === delivered.deliveryId
      ? []
      : [{ type: 'PackageDelivered', data: delivered }],
  evolve: (deliveries, { data }) => new Map([...deliveries, [data.siteId, data]]),
};
