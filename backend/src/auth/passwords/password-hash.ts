import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { longWork } from '../../platform/program/thread-pool.js';

/** Each hash occupies one thread for as long as it takes, so only a few run at a time. */
const slots = pLimit(longWork.passwords);

/** Hashes a password by argon2id with the memory and time that OWASP recommends, which are the library’s defaults. */
export function hashPassword(password: string): Promise<string> {
  return slots(() => hash(password));
}

/**
 * Hashes a random code of some fifty bits, which nobody finds by trying, so with the least that argon2id is made for.
 */
export function hashCode(code: string): Promise<string> {
  return slots(() => hash(code, { memoryCost: 4_096, timeCost: 1 }));
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return slots(() => verify(hashed, password));
}
