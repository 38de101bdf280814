import { persistently } from '../persistently.js';
import type { Lease } from './work-leases.js';

/** Waits out what is away, the lease itself included, for as long as it has not passed to another process. */
export function whileHeld<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  return persistently(lease.signal, async () => {
    lease.assertHeld();
    return work();
  });
}
