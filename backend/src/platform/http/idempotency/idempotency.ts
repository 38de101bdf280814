import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, hash } from 'node:crypto';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { BodyRules } from '../input/body-rules.js';
import { asRepeatedBy, idempotencyKeyOf, TakesIdempotencyKey } from '../request/idempotency-key.js';
import type { KeyedCall } from './idempotency-record.js';
import { IdempotentCalls } from './idempotent-calls.js';
import { userOf } from '../request/request-context.js';
import { ApiHeader } from '@nestjs/swagger';

/** The interceptor of `@Idempotent()`. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly calls: IdempotentCalls,
    private readonly bodies: BodyRules,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const asRepeated = asRepeatedBy(context.getHandler());
    const key = idempotencyKeyOf(request);
    if (key === undefined || !asRepeated) return next.handle();
    // A faulty body must give 400 whatever the key stands for, so it is checked before the key is looked up.
    await this.bodies.check(request.body, context);
    const answer = await this.calls.once(
      keyedCall(request, key),
      async () => ({ body: await lastValueFrom<unknown>(next.handle()), status: reply.statusCode }),
      request.server.stopping,
      ({ status, body }) => ({ status, body: asRepeated(body) }),
    );
    void reply.status(answer.status);
    return of(answer.body);
  }
}

/**
 * Describes a call by digests. The body's digest includes the key, which is not stored, so a password in a body cannot
 * be guessed from it.
 */
function keyedCall(request: FastifyRequest, key: string): KeyedCall {
  const asked = JSON.stringify([request.method, request.url, request.body ?? null]);
  return {
    userId: userOf(request).id,
    key: hash('sha256', key),
    body: createHmac('sha256', key).update(asked).digest('hex'),
  };
}

/**
 * Makes a POST route that generates or creates repeatable: within a day, the same `Idempotency-Key` from the same user
 * gives the first answer and does nothing twice. Handlers derive the ids of what they make from `context.commandId`, so
 * that a repeat after a crash finds the first try’s work.
 * @param asRepeated turns the answer into the one that is remembered and given to repeats, without anything that may be
 * shown only once
 */
export const Idempotent = <Answer>(asRepeated: (answer: Answer) => Answer = (answer) => answer) =>
  applyDecorators(
    TakesIdempotencyKey(asRepeated),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'A key of the caller’s choice. For 24 hours, a repeat with the same key gets the first answer; a different body gets a 409.',
    }),
  );
