import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import { purposes } from '../../platform/keys/certificate-purposes.js';
import type { CoseAlgorithm } from '../../platform/keys/cose-algorithm.js';
import { signingKey, type SigningKey } from '../certificates/signing-key.js';

const keyAlgorithms: Record<CoseAlgorithm, object> = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
  ES384: { name: 'ECDSA', namedCurve: 'P-384' },
  PS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  },
  Ed25519: { name: 'Ed25519' },
};

export interface IssueOptions {
  readonly algorithm?: CoseAlgorithm;
  /** The extended key usages, as object identifiers. */
  readonly purposes?: readonly string[];
  readonly notAfter?: Date;
  /** Whether the leaf may issue certificates itself. */
  readonly authority?: boolean;
}

/** A key with a certificate that a root has issued, as a house would supply it. */
export interface Issued {
  readonly signing: SigningKey;
  /** The key in PEM, as are the two certificates. */
  readonly key: string;
  readonly certificate: string;
  readonly root: string;
}

const day = 86_400_000;

export async function issued({
  algorithm = 'ES256',
  purposes: uses = [purposes.claimSigning, purposes.emailProtection],
  notAfter = new Date(Date.now() + 365 * day),
  authority = false,
}: IssueOptions = {}): Promise<Issued> {
  const provider = webcrypto as Crypto;
  const rootAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const [root, leaf] = await Promise.all([keysOf(rootAlgorithm), keysOf(keyAlgorithms[algorithm])]);
  const notBefore = new Date(Date.now() - 700 * day);
  const name = 'O=Example Desk, CN=Example root';
  const rootCertificate = await X509CertificateGenerator.createSelfSigned(
    {
      ...{ name, notBefore, keys: root, signingAlgorithm: rootAlgorithm },
      notAfter: new Date(Date.now() + 3650 * day),
      extensions: [
        new BasicConstraintsExtension(true, 1, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
        await SubjectKeyIdentifierExtension.create(root.publicKey, false, provider),
      ],
    },
    provider,
  );
  const certificate = await X509CertificateGenerator.create(
    {
      ...{ notBefore, notAfter, issuer: name, subject: 'O=Example Desk, CN=Example credentials' },
      ...{ publicKey: leaf.publicKey, signingKey: root.privateKey, signingAlgorithm: rootAlgorithm },
      extensions: [
        new BasicConstraintsExtension(authority, undefined, true),
        new KeyUsagesExtension(authority ? KeyUsageFlags.keyCertSign : KeyUsageFlags.digitalSignature, true),
        await AuthorityKeyIdentifierExtension.create(root.publicKey, false, provider),
        ...(uses.length > 0 ? [new ExtendedKeyUsageExtension([...uses])] : []),
      ],
    },
    provider,
  );
  const key = String(KeyObject.from(leaf.privateKey).export({ type: 'pkcs8', format: 'pem' }));
  const pem = certificate.toString('pem');
  return {
    signing: signingKey(key, [new X509Certificate(pem)]),
    ...{ key, certificate: pem, root: rootCertificate.toString('pem') },
  };
}

const keysOf = (algorithm: object): Promise<CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm as EcKeyGenParams, true, ['sign', 'verify']);
