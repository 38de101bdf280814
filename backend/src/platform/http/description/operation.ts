import { SetMetadata, applyDecorators, type Type } from '@nestjs/common';
import { GUARDS_METADATA } from '@nestjs/common/internal';
import type { Reflector } from '@nestjs/core';
import { ApiOperation } from '@nestjs/swagger';
import type { Refusals } from '../../kernel/domain-error.js';

const refusalsKey = 'description:refusals';
const operationKey = 'description:operation';

type Target = Type | ((...parameters: never[]) => unknown);

/**
 * Describes a route in one sentence for the API’s document and declares the refusals of its own code. Refusals for
 * access, bodies, `If-Match` and `Idempotency-Key` follow from the route’s other decorators.
 */
export const Operation = (sentence: string, ...refusals: readonly Refusals[]): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary: sentence.replace(/\.$/, ''), description: sentence }),
    SetMetadata(operationKey, refusals),
  );

/** Declares the refusals of a guard, or of every route of a controller. */
export const Refuses = (...refusals: readonly Refusals[]): ClassDecorator =>
  SetMetadata(refusalsKey, refusals);

/** All refusals that a route, its controller and their guards declare. */
export function declaredRefusals(reflector: Reflector, handler: Target, controller: Type): Refusals[] {
  const guards = [handler, controller].flatMap(
    (target) => reflector.get<Type[] | undefined>(GUARDS_METADATA, target) ?? [],
  );
  return [
    ...(reflector.get<Refusals[] | undefined>(operationKey, handler) ?? []),
    ...[controller, ...guards].flatMap(
      (target) => reflector.get<Refusals[] | undefined>(refusalsKey, target) ?? [],
    ),
  ];
}
