import { hash, verify } from '@node-rs/argon2';
import { ConcurrencySlots } from '../../platform/concurrency/concurrency-slots.js';
import { longWork } from '../../platform/program/thread-pool.js';

/** A hash holds one thread for all its time. */
const slots = new ConcurrencySlots(longWork.passwords);

/** argon2id with the memory and time that OWASP recommends, which are the library's defaults. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password));
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return slots.run(() => verify(hashed, password));
}
