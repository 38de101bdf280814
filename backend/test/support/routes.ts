import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  declaredAccess,
  isAllowedBeforePasswordChange,
  type Access,
} from '../../src/platform/http/access/access.js';

export interface Route {
  /** The method and the path: `GET /api/users/:id`. */
  readonly name: string;
  readonly method: string;
  /** The path, with an id that nothing has in place of each parameter. */
  readonly path: string;
  readonly access: Access | undefined;
  readonly beforePasswordChange: boolean;
}

type Handler = (...parameters: never[]) => unknown;

/**
 * Every route of the application with what it declares, from Nest's own registry, so that none can be forgotten here.
 */
export function routesOf(app: NestFastifyApplication): Route[] {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  return new DiscoveryService(app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
    const controller = metatype as new () => object;
    const prototype = controller.prototype as Record<string, Handler>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method = handler && reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (!handler || method === undefined) return [];
      const at = (part: Handler | typeof controller): string[] =>
        [reflector.get<string | string[]>(PATH_METADATA, part)].flat();
      const declared = {
        method: RequestMethod[method],
        access: declaredAccess(reflector, handler, controller),
        beforePasswordChange: isAllowedBeforePasswordChange(reflector, handler),
      };
      return at(controller).flatMap((start) =>
        at(handler).map((end) => {
          const path = `/${[start, end].flatMap(segmentsOf).join('/')}`;
          return {
            ...declared,
            name: `${declared.method} ${path}`,
            path: path.replaceAll(/:\w+/g, 'no-such-id'),
          };
        }),
      );
    });
  });
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
