import { hash } from 'node:crypto';
import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  createParamDecorator,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ApiHeader } from '@nestjs/swagger';
import { DomainError } from '../../kernel/domain-error.js';

/** An answer whose revision is not in its body. A repeated call gets it from the remembered answer, as JSON. */
export class Revised<Body> {
  constructor(
    readonly body: Body,
    readonly revision: bigint | number | string,
  ) {}
}

type Split<Answer> = (answer: Answer) => Revised<unknown>;

class EtagInterceptor implements NestInterceptor {
  constructor(private readonly split: Split<never>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const { body, revision } = this.split(answer as never);
        void reply.header('etag', `"${revision}"`);
        return body;
      }),
    );
  }
}

/**
 * Sends `ETag: "<revision>"`. The revision is the one that `revisionOf` finds in the answer (`@ETagged((answer:
 * OneArticle) => answer.article.revision)`) or, without it, that of the returned `Revised`.
 */
export const ETagged = <Answer>(revisionOf?: (answer: Answer) => Revised<Answer>['revision']) => {
  const split: Split<never> = revisionOf
    ? (answer: Answer) => new Revised(answer, revisionOf(answer))
    : (answer: Revised<unknown>) => answer;
  return UseInterceptors(new EtagInterceptor(split));
};

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
  description: 'The revision that the change is based on, as in the `ETag`. A stale one gets a 412.',
});

/** A parameter of type `bigint | '*' | undefined`, to pass to `AggregateStore.handle`. */
export const IfMatch = (): ParameterDecorator => (target, key, index) => {
  FromHeader()(target, key, index);
  if (key === undefined) return;
  const method = Object.getOwnPropertyDescriptor(target, key);
  if (method) documented(target, key, method);
};

/** Returns the tag of an answer that has no revision: the hash of its content. */
export const etagOf = (content: string): string => `"${hash('sha256', content, 'base64url')}"`;

/** Whether a caller's `If-None-Match` names the current answer; by RFC 9110 weak tags count too. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return ifNoneMatch.trim() === '*' || tags.includes(etag);
}
