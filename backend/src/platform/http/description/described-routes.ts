import type { INestApplication, Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { Refusals } from '../../kernel/domain-error.js';
import {
  declaredAccess,
  declaredScope,
  isAllowedBeforePasswordChange,
  isAllowedBeforeSecondFactor,
  type Access,
  type Scope,
} from '../access/access.js';
import { asRepeatedBy } from '../request/idempotency-key.js';
import { declaredRefusals } from './operation.js';

/** The declarations of a route’s decorators, apart from those that its operation already describes. */
export interface DescribedRoute {
  readonly access: Access;
  readonly scope: Scope | undefined;
  readonly beforePasswordChange: boolean;
  readonly beforeSecondFactor: boolean;
  readonly takesIdempotencyKey: boolean;
  readonly refusals: readonly Refusals[];
}

/** The id of the operation for a controller's method. */
export const operationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}.${method}`;

/** Every route of an application, by the id of its operation. */
export function describedRoutes(app: INestApplication): ReadonlyMap<string, DescribedRoute> {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  const controllers = new DiscoveryService(app.get(ModulesContainer)).getControllers();
  return new Map(
    controllers.flatMap(({ metatype }) => {
      const controller = metatype as Type<Record<string, (...parameters: never[]) => unknown>>;
      return scanner.getAllMethodNames(controller.prototype as object).flatMap((name) => {
        const handler = (controller.prototype as Record<string, (...parameters: never[]) => unknown>)[name];
        if (!handler || reflector.get<unknown>(METHOD_METADATA, handler) === undefined) return [];
        const route: DescribedRoute = {
          access: declaredAccess(reflector, handler, controller) ?? [],
          scope: declaredScope(reflector, handler, controller),
          beforePasswordChange: isAllowedBeforePasswordChange(reflector, handler),
          beforeSecondFactor: isAllowedBeforeSecondFactor(reflector, handler, controller),
          takesIdempotencyKey: asRepeatedBy(handler) !== undefined,
          refusals: declaredRefusals(reflector, handler, controller),
        };
        return [[operationId(controller.name, name), route] as const];
      });
    }),
  );
}
