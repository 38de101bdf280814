import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Marks a route that others lead to with parameters of their own in its address. */
export const TakesAnyQuery = (): MethodDecorator => RouteConfig({ takesAnyQuery: true });

/** Whether the route of a request is such a one. */
export const takesAnyQuery = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesAnyQuery?: boolean }).takesAnyQuery === true;
