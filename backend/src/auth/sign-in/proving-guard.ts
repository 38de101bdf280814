import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Proven } from '../sessions/session-table.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom a guard of the sign-in has found proven. */
    proven?: Proven;
  }
}

/** Notes on the request whom a strategy finds proven, and leaves to the guard what to do where that is nobody. */
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
