import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const postStates = ['draft', 'published', 'withdrawn'] as const;
/** `withdrawn` means that the post was taken back by the site’s setting for returned and deleted articles. */
export type PostState = (typeof postStates)[number];

/** The deliveries of one article to sites, on `siteDeliveries-<article id>`. */
export const deliveryEvents = eventCatalog('siteDeliveries', {
  PackageDelivered: z.object({
    deliveryId: z.string().describe('Of the message; the same for every attempt'),
    siteId: z.string(),
    site: z.string().describe('The site’s name, as it was then'),
    package: z.number().int().describe('Number of the package that the post shows'),
    contentHash: z.string().describe('Of the package'),
    remoteId: z.string().describe('The post’s id there'),
    url: z.string().describe('Where it is shown, or will be'),
    state: z.enum(postStates),
    fingerprint: z
      .string()
      .describe(
        'SHA-256 of title, text, summary and notes as the site keeps them; what differs was changed there',
      ),
  }),
});

export type DeliveryEvent = EventOf<typeof deliveryEvents>;
export type Delivered = DeliveryEvent['data'];
