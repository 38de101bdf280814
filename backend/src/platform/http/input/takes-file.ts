import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** Marks a route whose body is a file of any type, read with `fileIn`. */
export const TakesFile = (): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true }),
    ApiConsumes('application/octet-stream'),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  );

/** Whether the route of a request is one that takes a file. */
export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesFile?: boolean }).takesFile === true;
