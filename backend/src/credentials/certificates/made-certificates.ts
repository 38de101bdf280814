import {
  BasicConstraintsExtension,
  AuthorityKeyIdentifierExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type Extension,
  type JsonName,
} from '@peculiar/x509';
import { KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { purposes } from '../../platform/keys/certificate-purposes.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const provider = webcrypto as Crypto;
const years = 10;
/**
 * How long before now a certificate becomes valid, in milliseconds. Clocks differ, and a signature that is made at once
 * must not seem older than the certificate.
 */
const skewMs = 3_600_000;

/**
 * Makes a new key with its certificate and the root that issued it, as PEM one after the other. The root's own key is
 * not kept, so nobody can issue another certificate in its name.
 * @param house the name of the house that the certificates are for
 */
export async function madeCertificates(house: string, now: Date): Promise<string> {
  const [root, leaf] = await Promise.all([newKeys(), newKeys()]);
  const validity = { notBefore: new Date(now.getTime() - skewMs), notAfter: yearsAfter(now) };
  const rootName: JsonName = [{ O: [house] }, { CN: ['Content Credentials root'] }];
  const rootCertificate = await X509CertificateGenerator.createSelfSigned(
    {
      ...validity,
      serialNumber: serialNumber(),
      name: rootName,
      keys: root,
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(root.publicKey, false, provider),
      ],
    },
    provider,
  );
  const extensions: Extension[] = [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([purposes.claimSigning, purposes.emailProtection]),
    await SubjectKeyIdentifierExtension.create(leaf.publicKey, false, provider),
    await AuthorityKeyIdentifierExtension.create(root.publicKey, false, provider),
  ];
  const leafCertificate = await X509CertificateGenerator.create(
    {
      ...validity,
      serialNumber: serialNumber(),
      subject: [{ O: [house] }, { CN: ['Content Credentials'] }],
      issuer: rootName,
      publicKey: leaf.publicKey,
      signingKey: root.privateKey,
      signingAlgorithm: algorithm,
      extensions,
    },
    provider,
  );
  const key = KeyObject.from(leaf.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return `${[String(key).trim(), leafCertificate.toString('pem'), rootCertificate.toString('pem')].join('\n')}\n`;
}

const newKeys = (): Promise<CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** Makes a serial number that is positive and has at most 20 bytes, as RFC 5280 requires. */
const serialNumber = (): string => `01${randomBytes(15).toString('hex')}`;

function yearsAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}
