import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Marks a route to which other servers send people with parameters of their own. */
export const TakesAnyQuery = (): MethodDecorator => RouteConfig({ takesAnyQuery: true });

/** Whether the route of a request takes any query. */
export const takesAnyQuery = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesAnyQuery?: boolean }).takesAnyQuery === true;
