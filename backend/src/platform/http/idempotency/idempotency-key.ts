import { Reflector } from '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Marks the routes that take an `Idempotency-Key`; all others ignore it. */
export const TakesIdempotencyKey = Reflector.createDecorator<true>();

/** Where a route keeps what its answers become when they are repeated. */
export const asRepeatedKey = 'as-repeated';

/** Of a route that takes an `Idempotency-Key`. */
export function asRepeatedBy(handler: Handler): (answer: unknown) => unknown {
  return Reflect.getMetadata(asRepeatedKey, handler) as (answer: unknown) => unknown;
}

export function isIdempotent(handler: Handler): boolean {
  return Reflect.getMetadata(TakesIdempotencyKey.KEY, handler) === true;
}

/**
 * The request's `Idempotency-Key`.
 * @throws DomainError `invalid` when it is empty, longer than 200 characters or not plain ASCII
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
