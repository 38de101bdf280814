import { Controller, Get, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { readSettings } from '../../config/settings.js';
import { Public } from '../access/access.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { createHttpApplication } from './http-application.js';
import { OpenApiText } from '../description/openapi-text.js';

@Public()
@Controller('api')
class Words {
  @Get('short')
  short() {
    return { short: 'word' };
  }
}

@Public()
@Controller('health')
class Probes {
  @Get(['live', 'ready'])
  probe() {
    return { answers: true };
  }
}

@Module({
  controllers: [Words, Probes],
  providers: [OpenApiText, { provide: APP_FILTER, useClass: ProblemFilter }],
})
class ProbedModule {}

let app: NestFastifyApplication;
let origin: string;

beforeAll(async () => {
  app = await createHttpApplication(
    { module: ProbedModule },
    {
      settings: readSettings({
        PUBLIC_URL: 'https://desk.example',
        ALLOWED_HOSTS: 'Replica-1, inner.example',
        TRUST_PROXY: '1',
      }),
      logger: pino({ level: 'silent' }),
    },
  );
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(() => app.close());

/** Sends a request without fetch, which would set `Host` by itself. */
async function asked(path: string, headers: Record<string, string>) {
  const [answer] = (await once(get(origin + path, { headers }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('the name that a request was sent to', () => {
  it.each([
    '127.0.0.1:3000',
    '203.0.113.9',
    '[::1]:3000',
    'localhost:3000',
    'desk.localhost',
    'desk.example',
    'DESK.EXAMPLE:443',
    'desk.example.',
    'replica-1:3000',
    'inner.example',
  ])('may be %s', async (host) => {
    expect((await asked('/api/short', { host })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'desk.example.evil.example',
    '127.0.0.1.evil.example',
    'x@localhost',
    'localhost.evil',
  ])('%s is 421, on every address', async (host) => {
    for (const path of ['/api/short', '/', '/health', '/health/live/x', '/metrics', '/api/nope']) {
      const { status, headers } = await asked(path, { host });
      expect([status, headers['content-type']]).toEqual([421, 'application/problem+json; charset=utf-8']);
    }
  });

  it('is looked at as the proxy tells it, too', async () => {
    const headers = { host: 'replica-1', 'x-forwarded-host': 'evil.example' };
    expect((await asked('/api/short', headers)).status).toBe(421);
  });
});

/** Returns the server's answer to these bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(answer);
}

it.each([
  'GET /api/short HTTP/1.0\r\n\r\n',
  'GET /api/short HTTP/1.1\r\n\r\n',
  'GET /api/short HTTP/1.1\r\nHost:\r\n\r\n',
])('a request without a host is 400: %j', async (bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('application/problem+json');
});

describe('a probe', () => {
  it.each(['GET', 'HEAD'])(
    'is answered whatever host it names, or none, when it asks with %s',
    async (method) => {
      for (const path of ['/health/live', '/health/ready', '/health/ready?from=haproxy']) {
        for (const rest of [
          'HTTP/1.0',
          'HTTP/1.1',
          'HTTP/1.1\r\nHost:',
          'HTTP/1.1\r\nHost: evil.example',
          'HTTP/1.1\r\nHost: not a host/at all:',
          'HTTP/1.1\r\nHost: desk.example\r\nX-Forwarded-Host: evil.example',
        ]) {
          expect(await answerTo(`${method} ${path} ${rest}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
        }
      }
    },
  );
});

describe('who comes by a name that is not ours', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it('with a browser is shown a page that says which setting to change', async () => {
    const host = 'evil.example<script>"&';
    const answer = await asked('/articles', { host, accept: browser });
    expect(answer.status).toBe(421);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
    const page = answer.body;
    expect(page).toContain('“evil.example&lt;script&gt;&quot;&amp;”');
    expect(page).toMatch(/PUBLIC_URL.*ALLOWED_HOSTS/);
    expect(page).not.toMatch(/<script/);
  });

  it('is told no more of the name than a name can have', async () => {
    const answer = await asked('/', { host: 'x'.repeat(5_000), accept: browser });
    expect(answer.body.match(/x{2,}/g)).toEqual(['x'.repeat(253)]);
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5', 'text/html;q=0'])(
    'and accepts %s gets a problem',
    async (accept) => {
      const answer = await asked('/', { host: 'evil.example', ...(accept !== undefined && { accept }) });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(JSON.parse(answer.body)).toMatchObject({
        status: 421,
        detail: expect.stringMatching(/“evil\.example”.*PUBLIC_URL.*ALLOWED_HOSTS/) as string,
      });
    },
  );

  it('is the only one who gets a problem as a page', async () => {
    const answer = await asked('/api/nope', { accept: browser });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
