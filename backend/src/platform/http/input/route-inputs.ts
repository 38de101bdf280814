import type { ExecutionContext } from '@nestjs/common';
import { PARAMTYPES_METADATA, ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { Class } from './field-rules.js';

/**
 * The class that checks a route’s body or query; undefined if the route takes none. It is read where Nest keeps it, so
 * that it cannot differ from what the route gets.
 */
export function inputClassOf(
  context: ExecutionContext,
  type: RouteParamtypes.BODY | RouteParamtypes.QUERY,
): Class | undefined {
  const [controller, method] = [context.getClass(), context.getHandler().name];
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const input = Object.entries(parameters).find(([key]) => key.startsWith(`${type}:`));
  const types = Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype as object, method) as
    | Class[]
    | undefined;
  return input && types?.[input[1].index];
}
