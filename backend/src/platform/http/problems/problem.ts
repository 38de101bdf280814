import { HttpException } from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import { DomainError, type RefusalDetails, type RefusalKind } from '../../kernel/domain-error.js';
import { isOutage } from '../../concurrency/outage.js';

/** An error in the form of RFC 9457, without the request's id. */
export interface Problem extends RefusalDetails {
  readonly status: number;
  readonly type: string;
  readonly title: string;
  readonly detail: string;
}

export const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unsupported: 415,
  'too-large': 413,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  over: 410,
  stale: 412,
  misdirected: 421,
  limited: 429,
  'provider-failed': 502,
  'provider-timed-out': 504,
  unavailable: 503,
};

/** Sentences for refusals by the server itself, for which its library has only its own words. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request can’t be read.',
  401: 'Please sign in.',
  403: 'You don’t have permission to do this.',
  404: 'Nothing was found at this address.',
  405: 'This address doesn’t support this method.',
  408: 'The request took too long to arrive.',
  413: 'The request is larger than 1 MiB.',
  414: 'The address is too long.',
  415: 'The content type must be application/json.',
  429: 'Too many requests.',
  503: 'The server isn’t ready for this yet. Nothing is lost; try again in a moment.',
};

/** The problem for an error: everything about a refusal, nothing about a fault of the server. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DomainError) return { ...refused(error as DomainError), ...error.details };
  const status = statusBelow500(error);
  // The status comes first, because a sender who goes away breaks a connection too.
  if (status !== undefined) return plainProblem(status);
  return isOutage(error) ? { ...plainProblem(503), retryAfterSeconds: 5 } : plainProblem(500);
}

function refused({ kind, code, message }: DomainError): Problem {
  return { ...plainProblem(statusOf[kind]), type: `/problems/${code}`, detail: message };
}

/** A problem that its status explains fully. */
export function plainProblem(status: number): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    status,
    type: 'about:blank',
    title,
    detail: sentences[status] ?? 'An unexpected error occurred. It has been logged.',
  };
}

/** The status of Nest's exceptions and Fastify's, which tells whose fault it is; undefined from 500 on. */
function statusBelow500(error: unknown): number | undefined {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
