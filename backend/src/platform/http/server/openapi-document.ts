import { Field, listOf, text, whole } from '../input/field.js';
import { Injectable, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { sessionScheme, tokenScheme } from '../access/access.js';

class FieldErrorAnswer {
  @Field(text(), { description: 'Path in the body, such as `content[3].name`.' })
  field!: string;

  @Field(text())
  message!: string;
}

/** The shape of every error. Some have further members, such as `current` of a stale revision. */
class ProblemAnswer {
  @Field(text())
  type!: string;

  @Field(text())
  title!: string;

  @Field(whole({ min: 400, max: 599 }))
  status!: number;

  @Field(text(), { description: 'A sentence for a person.' })
  detail!: string;

  @Field(text())
  requestId!: string;

  @Field(listOf(FieldErrorAnswer), { optional: true })
  errors?: FieldErrorAnswer[];
}

/** Describes every route of an application. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  const config = new DocumentBuilder()
    .setTitle('Provenance')
    .setDescription('Errors are application/problem+json (RFC 9457), described once as the default answer.')
    .setVersion('1')
    .addCookieAuth(server.sessionCookie, { type: 'apiKey', in: 'cookie' }, sessionScheme)
    .addBearerAuth({ type: 'http' }, tokenScheme)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
    extraModels: [ProblemAnswer],
  });
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) addProblem(operation as { responses?: object });
  }
  return document;
}

function addProblem(operation: { responses?: object }): void {
  operation.responses = {
    ...operation.responses,
    default: {
      description: 'What went wrong, in a sentence for the user.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemAnswer' } } },
    },
  };
}

/** The running application's own description, made when it is first asked for. */
@Injectable()
export class OpenApiDocument {
  private app: INestApplication | undefined;
  private document: OpenAPIObject | undefined;

  describes(app: INestApplication): void {
    this.app = app;
  }

  read(): OpenAPIObject {
    if (!this.app) throw new Error('The application is not described yet');
    this.document ??= describeApi(this.app);
    return this.document;
  }
}
