import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { SignOnProblem } from './sign-on-problem.js';
import type { NamedByProvider } from './sign-on.strategy.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whom a provider has named, or the problem; set by the sign-on guard. */
    named?: NamedByProvider | SignOnProblem;
  }
}

/**
 * Reads the answer that a provider sends back. It lets everyone pass; the controller redirects a person who was not
 * named to the page that shows the problem.
 */
@Injectable()
export class SignOnGuard extends AuthGuard('sign-on') {
  override getAuthenticateOptions(): { session: false; property: keyof FastifyRequest } {
    return { session: false, property: 'named' };
  }

  override handleRequest<Named>(error: Error | null, named: Named): Named | SignOnProblem {
    if (error instanceof SignOnProblem) return error;
    if (error) throw error;
    return named;
  }
}
