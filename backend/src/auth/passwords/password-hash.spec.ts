import { readFile } from 'node:fs/promises';
import { hashPassword, verifyPassword } from './password-hash.js';

describe('hashing', () => {
  it('leaves threads to others: a file is read before a crowd of sign-ins is served', async () => {
    const hashed = await hashPassword('right');
    let served = 0;
    const crowd = Array.from({ length: 40 }, (_, at) =>
      verifyPassword(hashed, at % 2 === 0 ? 'right' : 'wrong').finally(() => (served += 1)),
    );
    await readFile(import.meta.filename);
    expect(served).toBeLessThan(crowd.length / 2);
    expect(await Promise.all(crowd)).toEqual(crowd.map((_, at) => at % 2 === 0));
  });
});
