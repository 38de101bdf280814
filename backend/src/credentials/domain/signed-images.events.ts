import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** The pictures of an article that were signed when they left the desk, on `signedImages-<article id>`. */
export const signedImagesEvents = eventCatalog('signedImages', {
  ImageSigned: z.object({
    image: z.string().describe('The id of the image.'),
    mediaType: z.enum(['image/png', 'image/jpeg']).describe('The media type of the downloaded file.'),
    contentSha256: z.string().describe('The SHA-256 of the downloaded file without its manifest, in hex.'),
    manifest: z.string().describe('The manifest (C2PA), in base64.'),
    sha256: z.string().describe('The SHA-256 of the manifest, in hex.'),
    issuer: z.string().describe('The issuer of the certificate.'),
    fingerprint: z.string().describe('The SHA-256 of the certificate, in hex.'),
  }),
});

export type SignedImagesEvent = EventOf<typeof signedImagesEvents>;

/** A picture with its recorded manifest. */
export type SignedImage = SignedImagesEvent['data'];
