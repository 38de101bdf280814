import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** The pictures of an article that were signed when they left the desk, on `signedImages-<article id>`. */
export const signedImagesEvents = eventCatalog('signedImages', {
  ImageSigned: z.object({
    image: z.string().describe('Its id.'),
    mediaType: z.enum(['image/png', 'image/jpeg']).describe('Of the file that was downloaded.'),
    contentSha256: z.string().describe('SHA-256 of that file without its manifest, in hex.'),
    manifest: z.string().describe('The manifest (C2PA), in base64.'),
    sha256: z.string().describe('Of the manifest, in hex.'),
    issuer: z.string().describe('Of the certificate.'),
    fingerprint: z.string().describe('SHA-256 of the certificate, in hex.'),
  }),
});

export type SignedImagesEvent = EventOf<typeof signedImagesEvents>;

/** A picture with its recorded manifest. */
export type SignedImage = SignedImagesEvent['data'];
