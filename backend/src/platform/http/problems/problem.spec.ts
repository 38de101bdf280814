import { NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DomainError, type RefusalKind } from '../../kernel/domain-error.js';
import { TimeLimitExceeded } from '../../concurrency/timeout.js';
import { problemOf } from './problem.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('the problem of a refusal', () => {
  it.each<[RefusalKind, number]>([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['stale', 412],
    ['limited', 429],
    ['provider-failed', 502],
    ['unavailable', 503],
    ['provider-timed-out', 504],
  ])('%s is %d', (kind, status) => {
    expect(problemOf(new DomainError(kind, 'the-case', 'A sentence.'))).toMatchObject({
      status,
      type: '/problems/the-case',
      detail: 'A sentence.',
    });
  });

  it('tells the fields, the wait and what else belongs to it', () => {
    const details = {
      errors: [{ field: 'a', message: 'b' }],
      retryAfterSeconds: 3,
      extensions: { current: { revision: 4 } },
    };
    expect(problemOf(new DomainError('stale', 'c', 'd', details))).toMatchObject(details);
  });
});

describe('the problem of an error', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('53300', 'sorry, too many clients already'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new TimeLimitExceeded(5),
    new AggregateError([withCode('ECONNREFUSED')]),
    new Error('outer', { cause: withCode('ECONNRESET') }),
    new QueryFailedError('select 1', [], withCode('57P03')),
    Object.assign(new Error('stopped'), { name: 'AbortError' }),
  ])('is 503 when a server is away or stopping: %s', (error) => {
    expect(problemOf(error)).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  });

  it.each([
    [new NotFoundException('Cannot GET /secret'), 404],
    [Object.assign(new Error('body too large'), { statusCode: 413 }), 413],
    [Object.assign(new Error('media type'), { statusCode: 415 }), 415],
    // The sender went away in the middle of a body.
    [Object.assign(withCode('ECONNRESET', 'aborted'), { statusCode: 400 }), 400],
  ])('keeps the status of a library, not its words: %s', (error, status) => {
    const problem = problemOf(error);
    expect(problem.status).toBe(status);
    expect(problem.detail).not.toContain((error as Error).message);
  });

  it.each([
    new Error('select * from credential'),
    new QueryFailedError('select hash', ['$argon2'], withCode('42P01', 'relation missing')),
    'a text',
    null,
  ])('is 500 and tells nothing of ours: %s', (error) => {
    expect(problemOf(error)).toEqual({
      status: 500,
      type: 'about:blank',
      title: 'Internal Server Error',
      detail: 'An unexpected error occurred. It has been logged.',
    });
  });
});
