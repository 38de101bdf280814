import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const fingerprint = z.string().describe('The SHA-256 of the certificate, in hex.');

/** The certificates that Content Credentials are signed with. */
export const certificateEvents = eventCatalog('credentials', {
  CredentialsCertificateChanged: z.object({
    fingerprint,
    from: fingerprint.nullable().describe('The previous certificate; null for the first one.'),
    subject: z.string(),
    issuer: z.string(),
    ends: z.string().describe('The moment until which the certificate is valid (ISO 8601).'),
    selfMade: z.boolean().describe('Whether the desk made the certificate; otherwise the house supplied it.'),
    certificate: z.string().describe('The certificate in PEM.'),
    root: z
      .string()
      .nullable()
      .describe(
        'The root that issued the certificate, in PEM; null for a certificate that the house supplied.',
      ),
  }),
});

export type CertificateEvent = EventOf<typeof certificateEvents>;
