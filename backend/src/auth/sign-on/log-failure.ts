import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignOnProblem } from './sign-on-problem.js';

const logger = new Logger('SignOn');

/** Logs why a person was not signed on, for the people who run the server. */
export function logFailure(
  { kind, detail }: SignOnProblem,
  { id: requestId, ip: address }: FastifyRequest,
): void {
  logger.warn({ msg: 'A sign-on failed.', requestId, address, kind, detail });
}
