import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AnswerTooLarge, boundedFetch } from './bounded-fetch.js';

const most = 1_000;

let server: Server;
let origin: string;

/** The server answers with as many bytes as the path says, compressed if it says so. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, bytes, isCompressed] = (request.url ?? '').split('/');
    const body = Buffer.alloc(Number(bytes), 'a');
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    if (body.length === 0) response.statusCode = 204;
    response.end(isCompressed ? gzipSync(body) : body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const lengthOf = async (path: string): Promise<number> =>
  (await (await boundedFetch(most)(origin + path)).text()).length;

it.each([
  ['/0', 0],
  ['/1000', 1_000],
  ['/1000/gzip', 1_000],
])('an answer within the bound is whole: %s', async (path, bytes) =>
  expect(await lengthOf(path)).toBe(bytes),
);

it.each(['/1001', '/1001/gzip', '/500000'])('an answer beyond it is given up: %s', (path) =>
  expect(lengthOf(path)).rejects.toThrow(AnswerTooLarge),
);
