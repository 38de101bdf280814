import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Proven } from '../sessions/session-table.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The identity that a guard of the sign-in has found proven. */
    proven?: Proven;
  }
}

/** Notes the proven identity on the request. If nothing is proven, the guard decides what to do. */
export function ProvingGuard(strategy: string) {
  return class extends AuthGuard(strategy) {
    override getAuthenticateOptions(): { session: false; property: keyof FastifyRequest } {
      return { session: false, property: 'proven' };
    }

    override handleRequest<User>(error: Error | null, proven: User | false): User | undefined {
      if (error) throw error;
      return proven || undefined;
    }
  };
}
