import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { purposes } from './certificate-purposes.js';
import { algorithmOf } from './cose-algorithm.js';

/*
 * The key and the certificates of Content Credentials, as an operator gives them: in PEM, with line ends or `\n`
 * between its lines, or as the path of a file that holds it.
 */

/** The text in PEM; undefined if the value is neither PEM nor the path of a file. */
export function pemIn(value: string): string | undefined {
  if (value.includes('-----BEGIN')) return value.replaceAll(String.raw`\n`, '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    return undefined;
  }
}

/** The private key in a text; undefined if it holds none that can sign Content Credentials. */
export function credentialsKeyIn(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return algorithmOf(key) && key;
  } catch {
    return undefined;
  }
}

/**
 * The certificates in a text, in order.
 * @throws Error if one cannot be read
 */
export function certificatesIn(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.map((one) => new X509Certificate(one));
}

const anyPurpose = '2.5.29.37.0';
/** The object identifier 2.5.29.35 in DER. Node does not expose it, and readers of C2PA refuse a leaf without it. */
const authorityKeyIdentifier = Buffer.from('0603551d23', 'hex');

/** Why certificates cannot sign, as the end of a sentence with “must be …”; undefined if they can. */
export function faultOfChain(pem: string, now: Date): string | undefined {
  let chain: X509Certificate[];
  try {
    chain = certificatesIn(pem);
  } catch {
    return 'certificates in PEM, the one that signs first';
  }
  const [leaf, ...others] = chain;
  if (!leaf) return 'certificates in PEM or the path of a file that holds them, the one that signs first';
  if (leaf.ca) return 'a certificate that signs, first of all; the first one there is that of an authority';
  if (leaf.subject === leaf.issuer)
    return 'a certificate that an authority has issued, not one that is signed by itself';
  const allowed: readonly string[] = Object.values(purposes);
  // The type promises a list, but a certificate without usages has none.
  const uses = (leaf.keyUsage as string[] | undefined) ?? [];
  if (uses.includes(anyPurpose) || !uses.some((use) => allowed.includes(use))) {
    return 'a certificate for C2PA claim signing, e-mail protection or document signing (its extended key usage)';
  }
  if (!leaf.raw.includes(authorityKeyIdentifier))
    return 'a certificate that names its issuer’s key (an authority key identifier)';
  if (new Date(leaf.validTo) <= now)
    return `a certificate that is still valid; this one ended on ${leaf.validTo}`;
  if (new Date(leaf.validFrom) > now)
    return `a certificate that is valid already; this one begins on ${leaf.validFrom}`;
  const broken = others.some((one, place) => !issued(one, chain[place]));
  if (broken) return 'certificates in their order, each issued by the next';
  const root = others.some(({ subject, issuer }) => subject === issuer);
  return root ? 'certificates without the root, which others have from you' : undefined;
}

const issued = (by: X509Certificate, one: X509Certificate | undefined): boolean =>
  one !== undefined && one.checkIssued(by) && one.verify(by.publicKey);

/** Whether the first certificate belongs to this key. */
export function isPair(keyPem: string, certificatePem: string): boolean {
  return certificatesIn(certificatePem)[0]?.checkPrivateKey(createPrivateKey(keyPem)) ?? false;
}
