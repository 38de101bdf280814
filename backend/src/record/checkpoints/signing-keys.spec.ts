import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../platform/config/settings.js';
import { temporaryDirectory } from '../../platform/testing/temporary-directory.js';
import { SigningKeys } from './signing-keys.js';

let directory: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: directory, remove } = await temporaryDirectory());
});

afterEach(() => remove());

const replica = (): SigningKeys => new SigningKeys(readSettings({ DATA_DIR: directory }));
const signedWith = (keys: SigningKeys): string =>
  keys.own().export({ type: 'pkcs8', format: 'pem' }).toString();

describe('the signing key', () => {
  it('is made once for all replicas on a directory, for their user alone', () => {
    const first = replica();
    expect(first.kept()).toBeUndefined();
    expect(signedWith(replica())).toBe(signedWith(first));
    expect(signedWith(replica())).toBe(signedWith(first));
    expect(statSync(path.join(directory, 'record-signing-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('leaves no other file with it', () => {
    replica().own();
    expect(readdirSync(directory)).toEqual(['record-signing-key.pem']);
  });
});
