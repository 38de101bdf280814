import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

const revision = /^(?:W\/)?"(\d{1,19})"$/;

/**
 * The revision that an `If-Match` names (`"4"` or `W/"4"`), or `*` for any.
 * @throws DomainError `invalid` for every other form
 */
export function parseIfMatch(header: string | undefined): bigint | '*' | undefined {
  if (header === undefined || header === '*') return header;
  const digits = revision.exec(header.trim())?.[1];
  if (digits !== undefined) return BigInt(digits);
  throw new DomainError('invalid', 'bad-if-match', 'If-Match must be a revision such as "4", or *.');
}

const FromHeader = createParamDecorator((_: unknown, context: ExecutionContext) =>
  parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

const documented = ApiHeader({
  name: 'If-Match',
  required: false,
  description: 'The revision the change is based on, as in the ETag. Stale: 412.',
});

/** Parameter of type `bigint | '*' | undefined`, to be handed on to `AggregateStore.handle`. */
export const IfMatch = (): ParameterDecorator => (target, key, index) => {
  FromHeader()(target, key, index);
  if (key === undefined) return;
  const method = Object.getOwnPropertyDescriptor(target, key);
  if (method) documented(target, key, method);
};
