import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

const asRepeatedKey = 'as-repeated';

/** Marks a route that takes an `Idempotency-Key`, with the function that gives its repeated answers. */
export const TakesIdempotencyKey = <Answer>(asRepeated: (answer: Answer) => Answer) =>
  SetMetadata(asRepeatedKey, asRepeated);

/** The function that gives a route’s repeated answers; undefined for a route that ignores the `Idempotency-Key`. */
export function asRepeatedBy(handler: Handler): ((answer: unknown) => unknown) | undefined {
  return Reflect.getMetadata(asRepeatedKey, handler) as ((answer: unknown) => unknown) | undefined;
}

/**
 * The request’s `Idempotency-Key`.
 * @throws DomainError `invalid` if it is empty, longer than 200 characters or not plain ASCII
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new DomainError(
    'invalid',
    'bad-idempotency-key',
    'Idempotency-Key must be 1 to 200 characters of plain ASCII without spaces.',
  );
}
