import { Body, Controller, Delete, Get, Module, Param, Post, UseGuards } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { pino } from 'pino';
import { readSettings } from '../../config/settings.js';
import {
  AllowedBeforePasswordChange,
  AllowedBeforeSecondFactor,
  OpenToTokens,
  Public,
  Roles,
} from '../access/access.js';
import { Idempotent } from '../idempotency/idempotency.js';
import { IdempotentCalls } from '../idempotency/idempotent-calls.js';
import { BodyRules } from '../input/body-rules.js';
import { Answers } from '../input/answers.js';
import { IfMatch } from '../input/etag.js';
import { Field, text } from '../input/field.js';
import { createHttpApplication } from '../server/http-application.js';
import { guardedRoutes } from '../testing/guarded-routes.js';
import { describeApi } from './api-document.js';
import { Operation, Refuses } from './operation.js';

class Note {
  @Field(text({ min: 1 }), { nullable: true })
  title: string | null;
}

@Refuses({ forbidden: ['not-your-note'] })
class OwnNotesGuard {
  canActivate(): boolean {
    return true;
  }
}

@ApiTags('notes')
@Roles('admin')
@Refuses({ limited: ['too-many-notes'] })
@Controller('api/notes')
class Notes {
  @Get()
  @Operation('Lists the notes.')
  @Roles('admin', 'author')
  @OpenToTokens('audit:read')
  @Answers([Note])
  list() {
    return [];
  }

  @Post()
  @Operation('Adds a note.', { conflict: ['title-taken'] }, { conflict: ['too-many'], invalid: ['blank'] })
  @UseGuards(OwnNotesGuard)
  @Idempotent()
  @Answers(Note, 201)
  add(@Body() note: Note) {
    return note;
  }

  @Delete(':id')
  @Operation('Deletes a note.', { 'not-found': ['no-such-note'] })
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  @Answers(Note)
  remove(@Param('id') _id: string, @IfMatch() _revision: bigint | '*' | undefined) {
    return { title: null };
  }

  @Get('open')
  @Operation('Reads what everybody may.')
  @Public()
  @Answers(Note)
  open() {
    return { title: null };
  }
}

@Module({
  controllers: [Notes],
  providers: [...guardedRoutes(), BodyRules, { provide: IdempotentCalls, useValue: {} }],
})
class NotesModule {}

interface Described {
  readonly description: string;
  readonly security: unknown;
  readonly responses: Record<string, { description?: string; $ref?: string; content?: object }>;
  readonly requestBody?: { content: object };
  readonly parameters?: object[];
  readonly 'x-problems': Record<string, string[]>;
}

let app: NestFastifyApplication;
let document: ReturnType<typeof describeApi>;
const described = (method: string, path: string): Described =>
  (document.paths as unknown as Record<string, Record<string, Described>>)[path]?.[method] as Described;

beforeAll(async () => {
  const settings = readSettings({ PUBLIC_URL: 'https://desk.example', BRAND_NAME: 'The Desk' });
  app = await createHttpApplication({ module: NotesModule }, { settings, logger: pino({ level: 'silent' }) });
  document = describeApi(
    app,
    { tags: { notes: 'Notes.' }, values: { title: 'Boxes', id: 'note-1' } },
    settings,
  );
});
afterAll(() => app.close());

describe('the API’s document', () => {
  it('says what it describes, where, and whose it is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/' }],
      info: { contact: { name: 'The Desk', url: 'https://desk.example' } },
      tags: [{ name: 'notes', description: 'Notes.' }],
    });
  });

  it.each<[string, string, string, unknown]>([
    [
      'get',
      '/api/notes',
      'Lists the notes. For everybody who is signed in, and for scripts with a token of the scope `audit:read`.',
      [{ session: [] }, { token: [] }],
    ],
    ['post', '/api/notes', 'Adds a note. For administrators.', [{ session: [] }]],
    [
      'delete',
      '/api/notes/{id}',
      'Deletes a note. For administrators, also with a temporary password, also without a second factor that the house requires.',
      [{ session: [] }],
    ],
    ['get', '/api/notes/open', 'Reads what everybody may. Needs no sign-in.', []],
  ])('says what %s %s does, and who may call it', (method, path, description, security) => {
    expect(described(method, path)).toMatchObject({
      summary: description.slice(0, description.indexOf('.')),
      description,
      security,
    });
  });

  it.each<[string, string, Record<string, string[]>]>([
    [
      'get',
      '/api/notes',
      {
        400: ['bad-address', 'invalid'],
        401: ['invalid-token', 'unauthenticated'],
        403: ['forbidden', 'password-change-required', 'second-factor-required'],
        429: ['too-many-notes'],
      },
    ],
    [
      'post',
      '/api/notes',
      {
        400: ['bad-address', 'bad-idempotency-key', 'blank', 'broken-json', 'invalid'],
        401: ['unauthenticated'],
        403: [
          'forbidden',
          'foreign-origin',
          'not-your-note',
          'password-change-required',
          'second-factor-required',
        ],
        409: ['idempotency-key-reused', 'title-taken', 'too-many'],
        413: [],
        415: ['encoded-body'],
        429: ['too-many-notes'],
      },
    ],
    [
      'delete',
      '/api/notes/{id}',
      {
        400: ['bad-address', 'bad-if-match', 'invalid'],
        401: ['unauthenticated'],
        403: ['forbidden', 'foreign-origin'],
        404: ['no-such-note'],
        412: ['stale-revision'],
        429: ['too-many-notes'],
      },
    ],
    ['get', '/api/notes/open', { 400: ['bad-address', 'invalid'], 429: ['too-many-notes'] }],
  ])('names the errors of %s %s with their codes', (method, path, errors) => {
    const { 'x-problems': problems, responses } = described(method, path);
    const { 503: unavailable, ...others } = problems;
    expect(unavailable).toContain('store-unavailable');
    expect(others).toEqual(errors);
    for (const [status, codes] of Object.entries(problems)) {
      for (const code of codes) expect(responses[status]?.description).toContain(`\`${code}\``);
    }
  });

  it('has one schema for all errors', () => {
    const { responses } = document.components as { responses: Record<string, { content: object }> };
    for (const operation of [described('post', '/api/notes'), described('delete', '/api/notes/{id}')]) {
      for (const [status, { $ref = '' }] of Object.entries(operation.responses)) {
        if (/^2/.test(status)) continue;
        expect(responses[$ref.replace('#/components/responses/', '')]?.content).toMatchObject({
          'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemAnswer' } },
        });
      }
    }
  });

  it('has an example of what is sent and answered', () => {
    const json = { 'application/json': { example: { title: 'Boxes' } } };
    const { requestBody, responses } = described('post', '/api/notes');
    expect([requestBody?.content, responses['201']?.content]).toMatchObject([json, json]);
    expect(described('get', '/api/notes').responses['200']?.content).toMatchObject({
      'application/json': { example: [{ title: 'Boxes' }] },
    });
    expect(described('delete', '/api/notes/{id}').parameters).toContainEqual(
      expect.objectContaining({ name: 'id', example: 'note-1' }),
    );
  });
});
