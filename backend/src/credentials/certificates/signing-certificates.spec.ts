import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { NEVER } from 'rxjs';
import { readSettings } from '../../platform/config/settings.js';
import type { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Clock } from '../../platform/kernel/clock.js';
import { temporaryDirectory } from '../../platform/testing/temporary-directory.js';
import { issued } from '../testing/issued.js';
import { SigningCertificates } from './signing-certificates.js';

let directory: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: directory, remove } = await temporaryDirectory());
});
afterEach(() => remove());

/** The certificates that a replica puts on record. */
const used: unknown[] = [];
const replica = (settings: Record<string, string> = {}): SigningCertificates =>
  new SigningCertificates(
    readSettings({ DATA_DIR: directory, ...settings }),
    {
      handle: (...[, , command]: unknown[]) => Promise.resolve(used.push(command)),
    } as unknown as AggregateStore,
    new Clock(),
    { changed: NEVER } as unknown as ChangeFeed,
  );

describe('the certificate of a server', () => {
  it('is made once for all replicas on a directory, for their user alone', async () => {
    const both = await Promise.all([replica().inForce(), replica().inForce()]);
    const later = await replica().inForce();
    expect(new Set([...both, later].map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect(readdirSync(directory)).toEqual(['credentials-key.pem']);
    expect(statSync(path.join(directory, 'credentials-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('is put on record before it signs, and once by each process', async () => {
    used.length = 0;
    const server = replica();
    const { fingerprint, root } = await server.inForce();
    await server.inForce();
    expect(used).toEqual([expect.objectContaining({ type: 'use', fingerprint, root, selfMade: true })]);
  });

  it('is the one that the house gives, and then no key is made', async () => {
    const { key, certificate } = await issued();
    const given = await replica({ CREDENTIALS_KEY: key, CREDENTIALS_CERTIFICATE: certificate }).inForce();
    expect(given).toMatchObject({ root: null, subject: 'O=Example Desk, CN=Example credentials' });
    expect(readdirSync(directory)).toEqual([]);
  });
});
