import { constants, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { CoseAlgorithm } from '../../platform/keys/cose-algorithm.js';

const signed = promisify(sign);

/** Signs in the form that COSE requires: for an elliptic curve, both numbers one after the other, rather than DER. */
export function signatureOf(algorithm: CoseAlgorithm, key: KeyObject, payload: Uint8Array): Promise<Buffer> {
  switch (algorithm) {
    case 'Ed25519':
      return signed(null, payload, key);
    case 'PS256':
      return signed('sha256', payload, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
    case 'ES256':
      return signed('sha256', payload, { key, dsaEncoding: 'ieee-p1363' });
    case 'ES384':
      return signed('sha384', payload, { key, dsaEncoding: 'ieee-p1363' });
    default:
      return algorithm satisfies never;
  }
}
