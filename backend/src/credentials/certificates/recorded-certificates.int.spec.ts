import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import { databaseSchema } from '../../read-models.js';
import { packageCredentials } from '../read-models/package-credentials.js';
import { signedPackagesEvents } from '../domain/signed-packages.events.js';
import { certificateEvents } from '../domain/certificate.events.js';
import { issued } from '../testing/issued.js';
import { X509Certificate } from 'node:crypto';
import { faultOfCertificates } from './recorded-certificates.js';
import { fingerprintOf } from './signing-key.js';

let record: StartedRecord;

beforeEach(async () => {
  record = await startRecord({
    catalogs: [certificateEvents, signedPackagesEvents],
    projections: [packageCredentials],
    databaseSchema,
  });
});
afterEach(() => record.stop());

async function changed(from: string | null, named?: string): Promise<string> {
  const { certificate } = await issued();
  const fingerprint = fingerprintOf(new X509Certificate(certificate));
  const data = {
    ...{ fingerprint: named ?? fingerprint, from, certificate, root: null, selfMade: false },
    ...{ subject: 'O=Desk', issuer: 'O=Root', ends: '2036-11-28T00:00:00.000Z' },
  };
  await record.put('credentials', 'house', { type: 'CredentialsCertificateChanged', data });
  return fingerprint;
}

describe('the certificates on record', () => {
  it('fit when each follows the one before', async () => {
    expect(await faultOfCertificates(record.store)).toBeUndefined();
    await changed(await changed(null));
    expect(await faultOfCertificates(record.store)).toBeUndefined();
  });

  it('do not when one was left out', async () => {
    await changed(null);
    await changed('ab'.repeat(32));
    expect(await faultOfCertificates(record.store)).toContain('does not follow the one before');
  });

  it('do not when another one has its fingerprint', async () => {
    await changed(null, 'ab'.repeat(32));
    expect(await faultOfCertificates(record.store)).toContain('is not the one that its fingerprint names');
  });
});
