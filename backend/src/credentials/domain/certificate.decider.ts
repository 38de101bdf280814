import type { Decider } from '../../platform/event-sourcing/decider.js';
import { unavailable, type DomainError } from '../../platform/kernel/domain-error.js';
import { certificateEvents, type CertificateEvent } from './certificate.events.js';

/** A certificate that has signed something, in PEM with the root that the desk made for it. */
export interface UsedCertificate {
  readonly fingerprint: string;
  readonly pem: string;
}

interface CertificateState {
  /** The fingerprint of the certificate in use; null before the first. */
  readonly present: string | null;
  readonly selfMade: boolean;
  /** The fingerprints of former certificates. */
  readonly former: readonly string[];
  /** All certificates, former and present. */
  readonly certificates: readonly UsedCertificate[];
}

type CertificateCommand = { readonly type: 'use' } & Omit<CertificateEvent['data'], 'from'>;

/** Decides which certificate signs. Every process says which one it holds; only a different one changes anything. */
export const certificateDecider: Decider<CertificateState, CertificateCommand, CertificateEvent> = {
  catalog: certificateEvents,
  initialState: { present: null, selfMade: true, former: [], certificates: [] },

  decide({ type: _, ...data }, { present, selfMade, former }) {
    if (data.fingerprint === present) return [];
    // A replica that has not heard of the new certificate must not bring the old one back. Nor may a self-made
    // certificate replace one that the house supplied.
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

/** Returns the error for a process that holds another certificate than the one that signs. */
function otherCertificate(): DomainError {
  return unavailable(
    'other-certificate',
    'This server doesn’t hold the certificate that signs Content Credentials: set CREDENTIALS_KEY and CREDENTIALS_CERTIFICATE to it.',
    60,
  );
}

const pemOf = ({ certificate, root }: CertificateEvent['data']): string =>
  [certificate, root].map((pem) => (pem === null ? '' : `${pem.trim()}\n`)).join('');
