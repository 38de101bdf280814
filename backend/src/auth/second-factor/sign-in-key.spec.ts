import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../platform/config/settings.js';
import { temporaryDirectory } from '../../platform/testing/temporary-directory.js';
import { SignInKey } from './sign-in-key.js';

const secret = Buffer.from('twenty random bytes.');
const given = (byte: number) =>
  new SignInKey(readSettings({ SIGN_IN_KEY: Buffer.alloc(32, byte).toString('base64') }));

describe('a secret of sign-in', () => {
  it('is opened by the key and for the owner that it was sealed for, and never the same twice', () => {
    const sealed = given(1).seal(secret, 'one');
    expect(Buffer.from(given(1).open(sealed, 'one') ?? [])).toEqual(secret);
    expect(Buffer.from(sealed, 'base64').includes(secret)).toBe(false);
    expect(given(1).seal(secret, 'one')).not.toBe(sealed);
    expect(given(1).open(sealed, 'another')).toBeUndefined();
    expect(given(2).open(sealed, 'one')).toBeUndefined();
    expect(given(1).open('c2hvcnQ=', 'one')).toBeUndefined();
  });

  it('has a key that is made when it is first needed, for its owner alone, and kept', async () => {
    const directory = await temporaryDirectory();
    const start = () => new SignInKey(readSettings({ DATA_DIR: directory.path }));
    const file = path.join(directory.path, 'sign-in-key.txt');
    const first = start();
    expect(existsSync(file)).toBe(false);
    const sealed = first.seal(secret, 'one');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(start().open(sealed, 'one') ?? [])).toEqual(secret);
    await directory.remove();
  });
});
