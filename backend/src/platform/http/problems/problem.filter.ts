import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersPage } from '../input/accepted.js';
import { problemOf, type Problem } from './problem.js';
import { problemPage } from './problem-page.js';

const misdirected = 421;

/** Answers every error with a problem document; logs faults of the server without revealing them. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = problemOf(error);
    if (problem.status >= 500) this.log(error, problem, request);
    if (reply.raw.headersSent) reply.raw.destroy();
    else sendProblem(problem, request, reply);
  }

  private log(error: unknown, { status }: Problem, request: FastifyRequest): void {
    const entry = { err: error, requestId: request.id, status };
    if (status === 500) this.logger.error(entry);
    else this.logger.warn(entry);
  }
}

/**
 * Sends a problem as `application/problem+json`, with `Retry-After` where waiting helps. A browser that uses a foreign
 * host name gets it as a page, because the application that would show it is not served under that name.
 */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const { status, type, title, detail, errors, retryAfterSeconds, cause, extensions } = problem;
  if (status === misdirected && prefersPage(request.headers.accept)) {
    void reply.status(status).type('text/html; charset=utf-8').send(problemPage(problem));
    return;
  }
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
  const body = {
    type,
    title,
    status,
    detail,
    requestId: request.id,
    ...(errors && { errors }),
    ...(cause !== undefined && request.user?.role === 'admin' && { cause }),
    ...extensions,
  };
  void reply
    .status(status)
    .header('cache-control', 'no-cache')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
