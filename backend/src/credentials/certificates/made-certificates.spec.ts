import { X509Certificate } from 'node:crypto';
import { purposes } from '../../platform/keys/certificate-purposes.js';
import { certificatesIn, faultOfChain, isPair } from '../../platform/keys/signing-certificate.js';
import { madeCertificates } from './made-certificates.js';
import { factsOf } from './signing-key.js';

const now = new Date('2026-11-28T12:00:00Z');

describe('the certificates that the desk makes', () => {
  let pem: string;
  let leaf: X509Certificate;
  let root: X509Certificate;

  beforeAll(async () => {
    pem = await madeCertificates('Example, “Desk” & Sons', now);
    [leaf, root] = certificatesIn(pem) as [X509Certificate, X509Certificate];
  });

  it('are a leaf that signs and the root that issued it, for ten years', () => {
    expect(leaf.checkIssued(root) && leaf.verify(root.publicKey)).toBe(true);
    expect([leaf.ca, root.ca]).toEqual([false, true]);
    expect(leaf.keyUsage).toEqual([purposes.claimSigning, purposes.emailProtection]);
    expect(factsOf(leaf).notAfter).toBe('2036-11-28T12:00:00.000Z');
    expect(factsOf(leaf).subject).toBe(String.raw`O=Example\, “Desk” & Sons, CN=Content Credentials`);
  });

  it('would be taken if a house gave them', () => {
    expect(faultOfChain(leaf.toString(), now)).toBeUndefined();
    expect(isPair(pem, leaf.toString())).toBe(true);
    expect(isPair(pem, root.toString())).toBe(false);
  });
});
