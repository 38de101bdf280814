import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../request/request-context.js';

/** Finds the user of the session that a request carries. The module that keeps sessions provides it. */
export abstract class SessionLookup {
  /**
   * Undefined if there is no session or it has ended. The answer is at most a second old, and never older than a change
   * made in this process.
   */
  abstract find(request: FastifyRequest): Promise<SignedInUser | undefined>;
}
