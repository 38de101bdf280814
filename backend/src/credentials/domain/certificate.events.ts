import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const fingerprint = z.string().describe('SHA-256 of the certificate, in hex.');

/** The certificates that Content Credentials are signed with. */
export const certificateEvents = eventCatalog('credentials', {
  CredentialsCertificateChanged: z.object({
    fingerprint,
    from: fingerprint.nullable().describe('The one before; null for the first.'),
    subject: z.string(),
    issuer: z.string(),
    ends: z.string().describe('Until when it is valid, ISO 8601.'),
    selfMade: z.boolean().describe('The desk made it; else the house gave it.'),
    certificate: z.string().describe('It, in PEM.'),
    root: z
      .string()
      .nullable()
      .describe('The root that issued it, in PEM; null for one that the house gave.'),
  }),
});

export type CertificateEvent = EventOf<typeof certificateEvents>;
