import { retry } from '../concurrency/retry.js';
import type { Lease } from './work-leases.js';

/** Does work and waits outages out, including those of the lease, unless the lease passes to another process. */
export function whileHeld<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  const attempt = async (): Promise<T> => {
    lease.assertHeld();
    return work();
  };
  return retry(lease.signal, attempt, lease.onOutage);
}
