import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.js';
import {
  describedOperation,
  sessionScheme,
  tokenScheme,
  type OperationObject,
  type UsedKinds,
} from './described-operation.js';
import { describedRoutes, operationId } from './described-routes.js';
import { modernSchema, type Schema } from './json-schema.js';
import { ProblemAnswer } from './problem-answer.js';
import { sharedResponses } from './problem-responses.js';

/** Words that the routes don’t declare themselves: a sentence for each of their groups, and made-up example values. */
export interface ApiWords {
  readonly tags: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

type Paths = Record<string, Record<string, OperationObject>>;

/** Describes every route of an application as OpenAPI 3.1. */
export function describeApi(
  app: INestApplication,
  { tags, values }: ApiWords,
  settings: Settings,
): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, heading(app, tags, settings), {
    operationIdFactory: operationId,
    extraModels: [ProblemAnswer],
  });
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      modernSchema(schema as Schema),
    ]),
  );
  const routes = describedRoutes(app);
  const used: UsedKinds = new Set();
  const sources = { schemas, values };
  for (const [, operations] of Object.entries(document.paths as unknown as Paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const route = routes.get(operation.operationId);
      if (route) operations[method] = describedOperation(method, operation, route, sources, used);
    }
  }
  const components = { ...document.components, schemas, responses: sharedResponses(used) };
  return { ...document, components: components as NonNullable<OpenAPIObject['components']> };
}

function heading(
  app: INestApplication,
  tags: ApiWords['tags'],
  { brandName, publicUrl }: Settings,
): Omit<OpenAPIObject, 'paths'> {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Provenance')
    .setDescription(
      'An editorial desk. Errors are application/problem+json (RFC 9457): their `type` is `/problems/` and one of the codes that an operation lists for its status.',
    )
    .setVersion('1')
    .addServer('/', 'This desk, wherever it is reached.')
    .addCookieAuth(
      server.sessionCookie,
      { type: 'apiKey', in: 'cookie', description: 'The session cookie that `POST /api/auth/login` sets.' },
      sessionScheme,
    )
    .addBearerAuth({ type: 'http', description: 'A script’s access token, which only reads.' }, tokenScheme);
  for (const [name, sentence] of Object.entries(tags)) builder.addTag(name, sentence);
  const document = builder.build();
  const license = { name: 'All rights reserved', url: publicUrl };
  const contact = { name: brandName, url: publicUrl };
  return { ...document, info: { ...document.info, contact, license } };
}
