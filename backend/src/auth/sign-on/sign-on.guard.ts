import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { SignOnProblem } from './sign-on-problem.js';
import type { NamedByProvider } from './sign-on.strategy.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the sign-on guard: whom a provider has named, or what went wrong. */
    named?: NamedByProvider | SignOnProblem;
  }
}

/** Reads the way back from a provider. It lets everybody pass: whoever was not named is led to where that is told. */
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
