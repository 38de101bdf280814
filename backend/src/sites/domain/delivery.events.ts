import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const postStates = ['draft', 'published', 'withdrawn'] as const;
/** `withdrawn` means that the post was taken back by the site’s setting for returned and deleted articles. */
export type PostState = (typeof postStates)[number];

/** The deliveries of one article to sites, on `siteDeliveries-<article id>`. */
export const deliveryEvents = eventCatalog('siteDeliveries', {
  PackageDelivered: z.object({
    deliveryId: z.string().describe('The id of the message, which is the same for every attempt.'),
    siteId: z.string(),
    site: z.string().describe('The site’s name at that time.'),
    package: z.number().int().describe('The number of the package that the post shows.'),
    contentHash: z.string().describe('The content hash of the package.'),
    remoteId: z.string().describe('The post’s id on the site.'),
    url: z.string().describe('The address at which the post is shown, or will be.'),
    state: z.enum(postStates),
    fingerprint: z
      .string()
      .describe(
        'The SHA-256 of the title, the text, the summary and the notes as the site keeps them; if they differ later, somebody changed the post there.',
      ),
  }),
});

export type DeliveryEvent = EventOf<typeof deliveryEvents>;
export type Delivered = DeliveryEvent['data'];
