import { Controller, Get, Module, Post, Sse, StreamableFile } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once, type EventEmitter } from 'node:events';
import { get, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { from } from 'rxjs';
import { readSettings } from '../../config/settings.js';
import { Public } from '../access/access.js';
import { HoldsSecret } from './compression.js';
import { createHttpApplication } from './http-application.js';
import { OpenApiText } from '../description/openapi-text.js';
import { ProblemFilter } from '../problems/problem.filter.js';

const long = 'words and words '.repeat(100);

@Public()
@Controller('api')
class Words {
  @Get('long')
  long() {
    return { long };
  }

  @Get('short')
  short() {
    return { short: 'word' };
  }

  @Post('secret')
  @HoldsSecret()
  secret() {
    return { secret: 'hidden', long };
  }

  @Get('export')
  export() {
    return new StreamableFile(Readable.from([long, long]), { type: 'text/csv; charset=utf-8' });
  }

  @Get('broken-export')
  brokenExport() {
    const broken = async function* () {
      yield* await Promise.resolve([long]);
      throw new Error('The database went away.');
    };
    return new StreamableFile(Readable.from(broken()), { type: 'text/csv; charset=utf-8' });
  }

  @Sse('stream')
  stream() {
    return from([{ data: long }]);
  }
}

@Module({
  controllers: [Words],
  providers: [OpenApiText, { provide: APP_FILTER, useClass: ProblemFilter }],
})
class WordsModule {}

const lines: string[] = [];
let app: NestFastifyApplication;
let origin: string;
let port: number;

beforeAll(async () => {
  app = await createHttpApplication(
    { module: WordsModule },
    {
      settings: readSettings({
        PUBLIC_URL: 'https://desk.example',
        TRUST_PROXY: '1',
      }),
      logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      arrivalLimitMs: 200,
    },
  );
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
  port = Number(new URL(origin).port);
});
afterAll(() => app.close());

/** Sends a request without fetch, which would set `Host` by itself and unpack answers. */
async function asked(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [answer] = (await once(get(origin + path, { headers }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

describe('an answer', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('of some length is compressed for who accepts "%s"', async (accepted, encoding) => {
    const { headers } = await asked('/api/long', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    if (encoding) expect(Number(headers['content-length'])).toBeLessThan(200);
    const answer = await fetch(`${origin}/api/long`, { headers: { 'accept-encoding': accepted } });
    expect(await answer.json()).toEqual({ long });
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('that is written while it is sent is compressed for who accepts "%s"', async (accepted, encoding) => {
    const { headers } = await asked('/api/export', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    const answer = await fetch(`${origin}/api/export`, { headers: { 'accept-encoding': accepted } });
    expect(await answer.text()).toBe(long + long);
  });

  it.each(['br', ''])('that fails while it is sent is cut off, for who accepts "%s"', async (accepted) => {
    const answer = await fetch(`${origin}/api/broken-export`, { headers: { 'accept-encoding': accepted } });
    await expect(answer.text()).rejects.toThrow();
  });

  it.each(['/api/short', '/api/stream'])('of %s is sent as it is', async (path) => {
    const { headers } = await asked(path, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('with a secret is sent as it is', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await fetch(`${origin}/api/secret`, { method: 'POST', headers });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toEqual({ secret: 'hidden', long });
  });

  it('has browsers come by https from then on, where people do', async () => {
    expect((await asked('/api/nope', {})).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

it('a body that trickles in is cut off at the limit', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/secret HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100\r\n\r\n{');
  // At this rate, the whole body would take five seconds.
  const trickle = setInterval(() => socket.write(' '), 50);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  clearInterval(trickle);
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
});

it('a body whose sender went away is no outage of ours', async () => {
  lines.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/secret HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
  const arrived = once(app.getHttpServer() as EventEmitter, 'request') as Promise<[IncomingMessage]>;
  socket.write('Content-Length: 100\r\n\r\n{');
  const [sent] = await arrived;
  const gone = new Promise((resolve) => sent.once('close', resolve));
  socket.resetAndDestroy();
  await gone;
  expect(lines.filter((line) => line.includes('"status":503'))).toEqual([]);
});

it.each(['prov_dont-tell_1.json', '%70rov_dont-tell_1.json', 't-1/images/i-1/dont-tell'])(
  'the secret in the address of a feed, %s, is in no line of the log',
  async (file) => {
    lines.length = 0;
    const answer = await asked(`/feeds/${file}`, { host: 'desk.example' });
    await once(answer, 'end');
    expect(answer.statusCode).toBe(404);
    expect(lines.join('')).toContain('"path":"/feeds/…"');
    expect(lines.join('')).not.toContain('dont-tell');
  },
);

it('a request is logged with the address that the trusted proxy tells, and without what others claim', async () => {
  lines.length = 0;
  const sent = request(`${origin}/api/short?q=private`, {
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
  });
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.filter(({ path }) => path !== undefined)).toMatchObject([
    { path: '/api/short', status: 200, address: '203.0.113.9' },
  ]);
});
