import type { KeyObject } from 'node:crypto';

/** Algorithms that sign Content Credentials, with their numbers in COSE. */
const numbers = { ES256: -7, ES384: -35, PS256: -37, Ed25519: -8 } as const;

export type CoseAlgorithm = keyof typeof numbers;

/** The number of an algorithm in COSE. */
export const numberOf = (algorithm: CoseAlgorithm): number => numbers[algorithm];

const shortestModulus = 2048;

/** The algorithm that a private key signs with; undefined for a key of another kind. */
export function algorithmOf({
  asymmetricKeyType,
  asymmetricKeyDetails,
}: KeyObject): CoseAlgorithm | undefined {
  const { namedCurve, modulusLength = 0 } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === 'ed25519') return 'Ed25519';
  if (asymmetricKeyType === 'rsa') return modulusLength >= shortestModulus ? 'PS256' : undefined;
  if (asymmetricKeyType !== 'ec') return undefined;
  if (namedCurve === 'prime256v1') return 'ES256';
  return namedCurve === 'secp384r1' ? 'ES384' : undefined;
}
