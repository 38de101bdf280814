import { guardedRoutes } from '../testing/guarded-routes.js';
import { Body, Controller, Get, Module, Patch, Post, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { readSettings } from '../../config/settings.js';
import { Public } from '../access/access.js';
import { createHttpApplication } from '../server/http-application.js';
import { describeApi } from '../description/api-document.js';
import { Answers } from './answers.js';
import { ETagged, IfMatch, Revised } from './etag.js';
import { Field, QueryField, text } from './field.js';

class Note {
  @Field(text({ min: 1 }))
  title: string;
}

class Search {
  @QueryField(text(), { optional: true })
  q?: string;
}

@Controller()
@Public()
class Notes {
  @Get('api/notes')
  @Answers([Note])
  list(@Query() { q = '' }: Search) {
    return [{ title: q }];
  }

  @Get('api/notes/newest')
  @ETagged((answer: { revision: number }) => answer.revision)
  newest() {
    return { title: 'Boxes', revision: 7 };
  }

  @Post('api/notes')
  @Answers(Note, 201)
  add(@Body() note: Note) {
    return note;
  }

  @Post('api/notes/none')
  clear() {
    return {};
  }

  @Patch('api/notes/newest')
  @ETagged()
  change(@IfMatch() revision: bigint | '*' | undefined, @Body() { title }: Note) {
    return new Revised({ title, based: String(revision) }, 8n);
  }

  @Get('probe')
  probe() {
    return {};
  }
}

@Module({ controllers: [Notes], providers: guardedRoutes() })
class NotesModule {}

let app: NestFastifyApplication;
let origin: string;

beforeAll(async () => {
  app = await createHttpApplication(
    { module: NotesModule },
    { settings: readSettings({}), logger: pino({ level: 'silent' }) },
  );
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(() => app.close());

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status } = answer;
  return { status, etag: answer.headers.get('etag'), body: (await answer.json()) as unknown };
}

const unexpected = (...fields: string[]) => ({
  status: 400,
  body: { errors: fields.map((field) => ({ field, message: `${field} isn’t expected here.` })) },
});

describe('what a route does not take', () => {
  it.each([
    ['GET', '/api/notes/newest?q=a&sort=b', undefined, ['q', 'sort']],
    ['POST', '/api/notes/none', { title: 'a' }, ['title']],
    ['POST', '/api/notes/none?q=a', { title: 'a' }, ['q', 'title']],
    ['POST', '/api/notes?q=a', { title: 'a' }, ['q']],
    ['GET', '/api/notes?sort=b', undefined, ['sort']],
  ])('is refused by its name: %s %s %j', async (method, path, body, fields) => {
    expect(await ask(method, path, body)).toMatchObject(unexpected(...fields));
  });

  it.each([[[]], ['text'], [7], [null]])('is refused as a body of %j', async (body) => {
    expect(await ask('POST', '/api/notes/none', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: '', message: 'The body must be an object.' }] },
    });
  });

  it('is nothing, or what a probe adds outside of the API', async () => {
    expect(await ask('POST', '/api/notes/none')).toMatchObject({ status: 201 });
    expect(await ask('POST', '/api/notes/none', {})).toMatchObject({ status: 201 });
    expect(await ask('GET', '/probe?x=1')).toMatchObject({ status: 200 });
  });
});

describe('what a route takes', () => {
  it('is given to it', async () => {
    expect(await ask('GET', '/api/notes?q=a')).toMatchObject({ status: 200, body: [{ title: 'a' }] });
    expect(await ask('POST', '/api/notes', { title: 'a' })).toMatchObject({
      status: 201,
      body: { title: 'a' },
    });
  });

  it('is the revision that a change is based on', async () => {
    const change = (headers: Record<string, string> = {}) =>
      ask('PATCH', '/api/notes/newest', { title: 'a' }, headers);
    expect(await change({ 'if-match': '"7"' })).toMatchObject({ body: { based: '7' } });
    expect(await change({ 'if-match': '*' })).toMatchObject({ body: { based: '*' } });
    expect(await change()).toMatchObject({ body: { based: 'undefined' } });
    expect(await change({ 'if-match': '7' })).toMatchObject({ status: 400 });
  });
});

describe('an answer', () => {
  it('has its revision in the ETag', async () => {
    expect(await ask('GET', '/api/notes/newest')).toEqual({
      status: 200,
      etag: '"7"',
      body: { title: 'Boxes', revision: 7 },
    });
    expect(await ask('PATCH', '/api/notes/newest', { title: 'a' })).toEqual({
      status: 200,
      etag: '"8"',
      body: { title: 'a', based: 'undefined' },
    });
  });
});

describe('the API’s document', () => {
  interface Operation {
    readonly parameters?: unknown[];
    readonly responses: Record<string, unknown>;
  }

  it('has the answers and the condition of a change', () => {
    const { paths } = describeApi(app, { tags: {}, values: {} }, readSettings({})) as unknown as {
      paths: Record<string, Record<string, Operation>>;
    };
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    const note = { $ref: '#/components/schemas/Note' };
    expect(paths['/api/notes']?.['post']?.responses).toMatchObject({ 201: json(note) });
    expect(paths['/api/notes']?.['get']?.responses).toMatchObject({
      200: json({ type: 'array', items: note }),
    });
    expect(paths['/api/notes/newest']?.['patch']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'If-Match', in: 'header', required: false }),
    );
    expect(paths['/api/notes/newest']?.['get']?.parameters).toEqual([]);
  });
});
