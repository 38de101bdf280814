import type { ResolvedEvent } from '@eventstore/db-client';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { certificatesIn } from '../../platform/keys/signing-certificate.js';
import { certificateEvents, type CertificateEvent } from '../domain/certificate.events.js';
import { house } from '../../platform/kernel/house.js';
import { fingerprintOf } from './signing-key.js';

/**
 * Returns the first fault in the recorded certificates of Content Credentials, or undefined if there is none. Each must
 * have the fingerprint that is recorded with it, and follow the one before.
 */
export async function faultOfCertificates(store: EventStore): Promise<string | undefined> {
  const codec = new EventCodec([certificateEvents]);
  let before: string | null = null;
  for (const record of await store.readStream(`${certificateEvents.streamPrefix}-${house}`)) {
    const where = `The certificate at revision ${record.event?.revision} of ${record.event?.streamId}`;
    const data = readable(record, codec);
    if (!data) return `${where} cannot be read.`;
    if (data.from !== before) return `${where} does not follow the one before.`;
    if (fingerprintIn(data.certificate) !== data.fingerprint)
      return `${where} is not the one that its fingerprint names.`;
    before = data.fingerprint;
  }
  return undefined;
}

function readable(record: ResolvedEvent, codec: EventCodec): CertificateEvent['data'] | undefined {
  try {
    return (codec.decode(record) as Recorded & CertificateEvent).data;
  } catch {
    return undefined;
  }
}

/** Returns the fingerprint of the first certificate in a text, or undefined if there is none. */
function fingerprintIn(pem: string): string | undefined {
  try {
    const [certificate] = certificatesIn(pem);
    return certificate && fingerprintOf(certificate);
  } catch {
    return undefined;
  }
}
