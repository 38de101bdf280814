import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Class } from './field-rules.js';

const bytes = { type: 'string', format: 'binary' };

interface Taken {
  /** Whether JSON and plain text count as files too, and are not parsed. */
  readonly evenText?: boolean;
}

/** Marks a route whose body is a file of any type, read with `fileIn` or `partsOfFile`. */
export const TakesFile = ({ evenText = false }: Taken = {}): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true, evenText }),
    ApiConsumes('application/octet-stream'),
    ApiBody({ schema: bytes }),
  );

/** Marks a route whose body is a file, or JSON that says where the file is. */
export const TakesFileOr = (json: Class): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true }),
    ApiConsumes('application/json', 'application/octet-stream'),
    ApiExtraModels(json),
    ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(json) }, bytes] } }),
  );

/** Whether the route of a request takes texts as files. */
export const takesText = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { evenText?: boolean }).evenText === true;

/** Whether the route of a request is one that takes a file. */
export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesFile?: boolean }).takesFile === true;
