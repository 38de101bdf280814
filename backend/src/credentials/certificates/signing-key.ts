import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { algorithmOf, type CoseAlgorithm } from '../../platform/keys/cose-algorithm.js';

/** A key that signs Content Credentials, with its certificates. */
export interface SigningKey {
  readonly algorithm: CoseAlgorithm;
  readonly key: KeyObject;
  /** The certificates in DER, the leaf first, without the root. */
  readonly chain: readonly Buffer[];
}

/** A certificate in words. */
export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  /** The SHA-256 of the certificate, in hex. */
  readonly fingerprint: string;
  /** The end of its validity, in ISO 8601. */
  readonly notAfter: string;
}

/** @throws Error when the key is of no kind that signs here */
export function signingKey(pem: string, chain: readonly X509Certificate[]): SigningKey {
  const key = createPrivateKey(pem);
  const algorithm = algorithmOf(key);
  if (!algorithm) throw new Error('A key of this kind does not sign Content Credentials.');
  return { algorithm, key, chain: chain.map(({ raw }) => raw) };
}

export function factsOf(certificate: X509Certificate): CertificateFacts {
  return {
    subject: onOneLine(certificate.subject),
    issuer: onOneLine(certificate.issuer),
    fingerprint: fingerprintOf(certificate),
    notAfter: new Date(certificate.validTo).toISOString(),
  };
}

export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(':', '').toLowerCase();

/** Puts a distinguished name on one line: `O=Example, CN=Example Content Credentials`. */
const onOneLine = (name: string): string => name.split('\n').join(', ');
