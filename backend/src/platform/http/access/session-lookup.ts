import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../request/request-context.js';

/** Tells whose session a request carries. The module that keeps sessions provides it. */
export abstract class SessionLookup {
  /**
   * Undefined without a session, or when it has ended. The answer is at most a second old, and never older than a
   * change made in this process.
   */
  abstract find(request: FastifyRequest): Promise<SignedInUser | undefined>;
}
