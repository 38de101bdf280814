import { SetMetadata, UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { asRepeatedKey, TakesIdempotencyKey } from './idempotency-key.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * For POST routes that generate or create: the same `Idempotency-Key` from the same user within a day gives the
 * first answer and does nothing twice. Handlers derive the ids of what they make from `context.commandId`, so
 * that a repeat after a crash finds the first try's work.
 * @param asRepeated the answer as it is remembered and given to repeats: without what may be told only once
 */
export const Idempotent = <Answer>(asRepeated: (answer: Answer) => Answer = (answer) => answer) =>
  applyDecorators(
    TakesIdempotencyKey(true),
    SetMetadata(asRepeatedKey, asRepeated),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'For 24 hours, a repeat with the same key gets the first answer. A different body: 409.',
    }),
  );
