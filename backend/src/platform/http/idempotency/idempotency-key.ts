import { Reflector } from '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

/** Marks the routes that take an `Idempotency-Key`; all others ignore it. */
export const TakesIdempotencyKey = Reflector.createDecorator<true>();

export function isIdempotent(handler: ReturnType<ExecutionContext['getHandler']>): boolean {
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
