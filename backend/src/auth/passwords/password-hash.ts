import { hash, verify } from '@node-rs/argon2';
import { ConcurrencySlots } from '../../platform/kernel/concurrency-slots.js';

/**
 * A hash holds one of libuv's threads, four unless UV_THREADPOOL_SIZE says otherwise, for all its time. Files, names
 * of hosts and pictures need these threads too: sign-ins never take more than half of them.
 */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
const slots = new ConcurrencySlots(Math.max(1, Math.floor(threads / 2)));

/** argon2id with the memory and time that OWASP recommends, which are the library's defaults. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password));
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return slots.run(() => verify(hashed, password));
}
