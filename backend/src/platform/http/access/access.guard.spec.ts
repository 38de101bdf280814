import { guardedRoutes } from '../testing/guarded-routes.js';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { readSettings } from '../../config/settings.js';
import { DomainError } from '../../kernel/domain-error.js';
import {
  AllowedBeforePasswordChange,
  AllowedBeforeSecondFactor,
  OpenToTokens,
  Public,
  Roles,
} from './access.js';
import { Field, text } from '../input/field.js';
import { createHttpApplication } from '../server/http-application.js';
import { SessionLookup } from './session-lookup.js';
import { TokenLookup } from './token-lookup.js';
import { CurrentUser, type SignedInUser } from '../request/request-context.js';

class Note {
  @Field(text({ min: 1 }))
  title: string;
}

@Controller()
class Notes {
  @Get('public')
  @Public()
  forAnybody() {
    return { answered: 'anybody' };
  }

  @Get('desk')
  @Roles('admin', 'author')
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  forUsers(@CurrentUser() { name }: SignedInUser) {
    return { answered: name };
  }

  @Post('notes')
  @Roles('admin')
  forAdministrators(@Body() _note: Note) {
    throw new DomainError('not-found', 'gone', 'There is no such note.');
  }

  @Get('drafts')
  @Roles('author')
  forAuthors() {
    return { answered: 'authors' };
  }

  @Get('record')
  @Roles('admin')
  @OpenToTokens('audit:read')
  forScripts(@CurrentUser() { id, name, role }: SignedInUser) {
    return { answered: `${id} ${name} ${role}` };
  }

  @Get('undeclared')
  forNobody() {
    return { answered: 'nobody' };
  }
}

/**
 * The sessions, whose cookie is the user's role. `temporary` has to change the password, `unequipped` needs a second
 * factor.
 */
const sessions: SessionLookup = {
  find: ({ headers: { cookie } }) =>
    Promise.resolve(
      cookie
        ? {
            id: cookie,
            username: cookie,
            name: cookie,
            role: cookie === 'author' ? 'author' : 'admin',
            assignedPersona: null,
            mustChangePassword: cookie === 'temporary',
            mustSetUpSecondFactor: cookie === 'unequipped',
          }
        : undefined,
    ),
};

/** The tokens, whose secret is their scope. */
const tokens: TokenLookup = {
  find: (secret) =>
    Promise.resolve(
      secret === 'articles:read' || secret === 'audit:read'
        ? { id: 't-1', name: 'Builder', scopes: [secret] }
        : undefined,
    ),
  findSealing: () => Promise.resolve(undefined),
};

@Module({ controllers: [Notes], providers: guardedRoutes(sessions, tokens) })
class NotesModule {}

let app: NestFastifyApplication;
let origin: string;
const log: string[] = [];

beforeAll(async () => {
  app = await createHttpApplication(
    { module: NotesModule },
    {
      settings: readSettings({}),
      logger: pino({ level: 'warn' }, { write: (line) => void log.push(line) }),
    },
  );
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(() => app.close());

interface Asked {
  readonly method?: string;
  readonly as?: 'admin' | 'author' | 'temporary' | 'unequipped';
  readonly body?: unknown;
  readonly from?: string;
  readonly authorization?: string;
}

async function ask(path: string, { method = 'GET', as, body, from, authorization }: Asked = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(as && { cookie: as }),
      ...(from && { origin: from }),
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, ...(text && (JSON.parse(text) as Record<string, unknown>)) };
}

describe('a route', () => {
  it('for anybody needs no session', async () => {
    expect(await ask('/public')).toEqual({ status: 200, answered: 'anybody' });
  });

  it('for users needs one', async () => {
    expect(await ask('/desk')).toMatchObject({ status: 401, detail: 'Please sign in.' });
    expect(await ask('/desk', { as: 'author' })).toEqual({ status: 200, answered: 'author' });
  });

  it.each([undefined, 'author', 'admin'] as const)('that declares nothing is for nobody: %s', async (as) => {
    expect((await ask('/undeclared', as && { as })).status).toBe(as ? 403 : 401);
  });

  it('that declares nothing is named in the log when somebody calls it, and no other', async () => {
    log.length = 0;
    await ask('/drafts', { as: 'author' });
    await ask('/undeclared', { as: 'admin' });
    expect(log).toEqual([expect.stringContaining('Notes.forNobody declares no access.')]);
  });

  it('of another role says whose it is', async () => {
    const toAuthor = await ask('/record', { as: 'author' });
    expect(toAuthor).toMatchObject({ status: 403, detail: 'Only administrators can do this.' });
    const toAdministrator = await ask('/drafts', { as: 'admin' });
    expect(toAdministrator).toMatchObject({ status: 403, detail: 'Only authors can do this.' });
  });

  it.each(['/desk', '/%64esk', '/desk?x=1', '/desk#x'])(
    'is guarded for HEAD and however it is spelt: %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) expect((await ask(path, { method })).status).toBe(401);
    },
  );

  it.each([
    ['temporary', 'password-change-required'],
    ['unequipped', 'second-factor-required'],
  ] as const)('confines who is %s to what is allowed', async (as, problem) => {
    expect((await ask('/desk', { as })).status).toBe(200);
    expect(await ask('/notes', { as, method: 'POST', body: { title: 'a' } })).toMatchObject({
      status: 403,
      type: `/problems/${problem}`,
    });
  });
});

describe('a token', () => {
  it('opens what its scope names, as an administrator who is the token', async () => {
    for (const authorization of ['Bearer audit:read', 'bearer  audit:read']) {
      expect(await ask('/record', { authorization })).toEqual({
        status: 200,
        answered: 'token:t-1 Builder admin',
      });
    }
  });

  it.each(['Bearer unknown', 'Bearer', 'Bearer ', 'Bearer audit:read x', 'bearer AUDIT:READ'])(
    'that is none is 401, also beside a session: %s',
    async (authorization) => {
      for (const as of ['admin', undefined] as const) {
        expect(await ask('/record', { authorization, ...(as && { as }) })).toMatchObject({
          status: 401,
          type: '/problems/invalid-token',
        });
      }
    },
  );

  it('of another scope is 403', async () => {
    expect(await ask('/record', { authorization: 'Bearer articles:read' })).toMatchObject({
      status: 403,
      detail: 'This access token doesn’t have the scope audit:read.',
    });
  });

  it('counts for nothing where no scope is named', async () => {
    expect((await ask('/desk', { authorization: 'Bearer audit:read' })).status).toBe(401);
    expect((await ask('/desk', { authorization: 'Bearer unknown', as: 'author' })).status).toBe(200);
  });

  it.each(['Basic YTpi', 'Bearers audit:read', 'Negotiate Bearer audit:read'])(
    'is nothing that another scheme shows: %s',
    async (authorization) => {
      expect((await ask('/record', { authorization, as: 'admin' })).status).toBe(200);
      expect(await ask('/record', { authorization })).toMatchObject({ detail: 'Please sign in.' });
    },
  );
});

describe('what is wrong with a request is told in the order', () => {
  const wrong = { method: 'POST', body: { title: '' }, from: 'https://evil.example' } as const;

  it.each([
    ['no session', '/notes?x=%zz', wrong, 401],
    ['a foreign origin', '/notes?x=%zz', { ...wrong, as: 'admin' }, 403],
    ['another role', '/notes?x=%zz', { ...wrong, as: 'author', from: '' }, 403],
    ['a broken address', '/notes?x=%zz', { ...wrong, as: 'admin', from: '' }, 400],
    ['a NUL in the address', '/notes?x=%00', { ...wrong, as: 'admin', body: { title: 'a' }, from: '' }, 400],
    ['a faulty body', '/notes', { ...wrong, as: 'admin', from: '' }, 400],
    ['no such thing', '/notes', { method: 'POST', as: 'admin', body: { title: 'a' } }, 404],
  ] as const)('%s', async (_, path, asked, status) => {
    expect((await ask(path, asked)).status).toBe(status);
  });

  it('a foreign origin in the log too, once for each', async () => {
    log.length = 0;
    for (const from of ['https://desk.example', 'https://desk.example', 'https://other.example']) {
      await ask('/notes', { ...wrong, as: 'admin', from });
    }
    expect(log).toEqual([
      expect.stringContaining('set PUBLIC_URL=https://desk.example'),
      expect.stringContaining('set PUBLIC_URL=https://other.example'),
    ]);
  });

  it('a foreign origin also on routes for anybody, unless the method is safe', async () => {
    expect((await ask('/public', { from: 'https://evil.example' })).status).toBe(200);
  });
});
