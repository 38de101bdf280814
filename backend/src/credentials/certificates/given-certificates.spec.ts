import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../platform/config/settings.js';
import { temporaryDirectory } from '../../platform/testing/temporary-directory.js';
import { issued, type Issued, type IssueOptions } from '../testing/issued.js';

let given: Issued;

beforeAll(async () => {
  given = await issued();
});

const start = (key: string | undefined, certificate: string | undefined) =>
  readSettings({ CREDENTIALS_KEY: key, CREDENTIALS_CERTIFICATE: certificate });
const day = 86_400_000;

describe('a key and a certificate that a house gives', () => {
  it('are taken as text or as files', async () => {
    expect(start(given.key, given.certificate).credentialsCertificate).toBe(given.certificate);
    const { path: directory, remove } = await temporaryDirectory();
    const files = [given.key, given.certificate].map((pem, place) => {
      const file = path.join(directory, `${place}.pem`);
      writeFileSync(file, pem);
      return file;
    });
    expect(start(files[0], files[1]).credentialsKey).toBe(given.key);
    await remove();
  });

  it.each(['ES384', 'PS256', 'Ed25519'] as const)('may be of %s', async (algorithm) => {
    const { key, certificate } = await issued({ algorithm });
    expect(start(key, certificate).credentialsKey).toBe(key.trim());
  });

  it('are refused one without the other, and as no pair', async () => {
    const other = await issued();
    expect(() => start(given.key, undefined)).toThrow(/^CREDENTIALS_CERTIFICATE must be set/);
    expect(() => start(undefined, given.certificate)).toThrow(/^CREDENTIALS_KEY must be set/);
    expect(() => start(given.key, other.certificate)).toThrow(
      /^CREDENTIALS_CERTIFICATE must be the certificate of CREDENTIALS_KEY\.$/,
    );
  });

  it.each<[string, IssueOptions, RegExp]>([
    ['that may issue others', { authority: true }, /authority/],
    ['for web servers', { purposes: ['1.3.6.1.5.5.7.3.1'] }, /extended key usage/],
    ['for everything', { purposes: ['2.5.29.37.0'] }, /extended key usage/],
    ['for nothing', { purposes: [] }, /extended key usage/],
    ['that has ended', { notAfter: new Date(Date.now() - day) }, /still valid/],
  ])('are refused with a certificate %s', async (_kind, options, reason) => {
    const { key, certificate } = await issued(options);
    expect(() => start(key, certificate)).toThrow(/^CREDENTIALS_CERTIFICATE must be [^\n]+\.$/);
    expect(() => start(key, certificate)).toThrow(reason);
  });

  it('are refused with the root among them, out of order, and unreadable', () => {
    const { key, certificate, root } = given;
    expect(() => start(key, `${certificate}\n${root}`)).toThrow(/without the root/);
    expect(() => start(key, `${root}\n${certificate}`)).toThrow(/^CREDENTIALS_CERTIFICATE must be/);
    expect(() => start(key, 'no-such-file.pem')).toThrow(/^CREDENTIALS_CERTIFICATE must be/);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    const strange = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => start(strange, certificate)).toThrow(/^CREDENTIALS_KEY must be a private key/);
  });
});
