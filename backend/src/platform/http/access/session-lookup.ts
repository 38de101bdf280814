import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../request/request-context.js';

/** Tells whose session a request carries; provided by the module that keeps sessions. */
export abstract class SessionLookup {
  /** Undefined without a session, or when it has ended. At most a second old, and never older than a change made here. */
  abstract find(request: FastifyRequest): Promise<SignedInUser | undefined>;
}
