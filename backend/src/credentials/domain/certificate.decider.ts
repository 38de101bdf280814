import type { Decider } from '../../platform/event-sourcing/decider.js';
import { unavailable, type DomainError } from '../../platform/kernel/domain-error.js';
import { certificateEvents, type CertificateEvent } from './certificate.events.js';

/** A certificate that signed at some time, in PEM with the root that the desk made for it. */
export interface UsedCertificate {
  readonly fingerprint: string;
  readonly pem: string;
}

interface CertificateState {
  /** Fingerprint of the one in use; null before the first. */
  readonly present: string | null;
  readonly selfMade: boolean;
  /** Fingerprints. */
  readonly former: readonly string[];
  /** All that there were. */
  readonly certificates: readonly UsedCertificate[];
}

type CertificateCommand = { readonly type: 'use' } & Omit<CertificateEvent['data'], 'from'>;

/** Which certificate signs. Every process says which one it holds: only another one than before changes anything. */
export const certificateDecider: Decider<CertificateState, CertificateCommand, CertificateEvent> = {
  catalog: certificateEvents,
  initialState: { present: null, selfMade: true, former: [], certificates: [] },

  decide({ type: _, ...data }, { present, selfMade, former }) {
    if (data.fingerprint === present) return [];
    // A replica that has not heard of the new one must not bring the old one back, nor one that was made by itself
    // take the place of one that was given.
    if (former.includes(data.fingerprint) || (data.selfMade && !selfMade)) throw otherCertificate();
    return [{ type: 'CredentialsCertificateChanged', data: { ...data, from: present } }];
  },

  evolve({ present, former, certificates }, { data }) {
    return {
      present: data.fingerprint,
      selfMade: data.selfMade,
      former: present === null ? former : [...former, present],
      certificates: [...certificates, { fingerprint: data.fingerprint, pem: pemOf(data) }],
    };
  },
};

/** This process holds another certificate than the one that signs. */
function otherCertificate(): DomainError {
  return unavailable(
    'other-certificate',
    'This server doesn’t hold the certificate that signs Content Credentials: set CREDENTIALS_KEY and CREDENTIALS_CERTIFICATE to it.',
    60,
  );
}

const pemOf = ({ certificate, root }: CertificateEvent['data']): string =>
  [certificate, root].map((pem) => (pem === null ? '' : `${pem.trim()}\n`)).join('');
