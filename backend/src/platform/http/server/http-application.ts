import fastifyCookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.js';
import { checkAddress } from '../input/address-check.js';
import { compressAnswers } from './compression.js';
import { checkHost, ownNames } from './host-check.js';
import { takeFiles } from './file-body.js';
import { bodyLimit, takeJsonOnly } from './json-body.js';
import { NestLog } from './logging.js';
import type { ApiWords } from '../description/api-document.js';
import { OpenApiText } from '../description/openapi-text.js';
import { headersAt } from './page-headers.js';
import { problemOf } from '../problems/problem.js';
import { sendProblem } from '../problems/problem.filter.js';
import { cookieAt } from '../access/session-cookie.js';
import { anyPage, serveWebApplication } from './web-application.js';

interface HttpApplicationOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Directory of the built web application; without it, only the API is served. */
  readonly webRoot?: string;
  /** Registers the routes without instantiating anything, which is enough to describe the API. */
  readonly preview?: boolean;
  /** Words for the API’s document that the routes do not declare. */
  readonly words?: ApiWords;
  /** How long a request may take to arrive, in milliseconds. */
  readonly arrivalLimitMs?: number;
}

/**
 * The application on Fastify, with everything that applies to all routes; only `app.listen()` is left to the caller.
 */
export async function createHttpApplication(
  module: DynamicModule,
  {
    settings,
    logger,
    webRoot,
    preview = false,
    words = { tags: {}, values: {} },
    arrivalLimitMs = 30_000,
  }: HttpApplicationOptions,
): Promise<NestFastifyApplication> {
  const headers = headersAt(settings.publicUrl);
  const adapter = fastifyAdapter(settings, logger, headers, arrivalLimitMs);
  const server = adapter.getInstance<FastifyInstance>();
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    // The application's own parser takes JSON only; Nest's would take forms too.
    bodyParser: false,
    logger: new NestLog(logger),
    abortOnError: false,
    preview,
  });
  await app.register(fastifyCookie);
  prepare(server, settings, headers);
  if (webRoot !== undefined) serveWebApplication(server, webRoot, settings);
  if (!preview) app.get(OpenApiText).describes(app, settings, words);
  return app;
}

/** How long answers under way may take when the server stops, in milliseconds. */
const stopGraceMs = 2_000;
/**
 * How often Node looks for requests that take too long, in milliseconds; its default of half a minute would double the
 * limit.
 */
const arrivalCheckMs = 1_000;

type Headers = Readonly<Record<string, string>>;

function fastifyAdapter(
  { trustProxy }: Settings,
  logger: Logger,
  headers: Headers,
  arrivalLimitMs: number,
): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Fastify takes a bare number for a mistake and trusts nobody.
    trustProxy: trustProxy === 0 ? false : (_address: string, hop: number) => hop < trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit,
    // Node's default of five minutes for a request to arrive would let clients hold connections.
    requestTimeout: arrivalLimitMs,
    // Node uses the longer of the two limits for the whole request, and its default for the headers is a minute.
    http: {
      headersTimeout: arrivalLimitMs,
      connectionsCheckingInterval: arrivalCheckMs,
      // Probes may name no host; the host check refuses any other request that names none.
      requireHostHeader: false,
    },
    // Proxies keep connections for less time than this, so none sends a request into a connection that is closing.
    keepAliveTimeout: 75_000,
    // An id may have any length; a very long one is just not found.
    routerOptions: { maxParamLength: 16_384 },
    skipMiddie: true,
    // An address that the router cannot read reaches neither the hooks nor Nest's filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setHeaders(request, reply, headers);
      sendProblem(problemOf(error), request, reply);
    },
  });
}

function prepare(server: FastifyInstance, { publicUrl, allowedHosts }: Settings, headers: Headers): void {
  const names = ownNames(publicUrl, allowedHosts);
  server.decorate('sessionCookie', cookieAt(publicUrl, 'session'));
  const stopping = new AbortController();
  // Every long request and event stream listens to this signal.
  setMaxListeners(0, stopping.signal);
  server.decorate('stopping', stopping.signal);
  server.addHook('preClose', (done) => {
    stopping.abort();
    // Node would wait for connections without a request, and for answers that nobody reads.
    setTimeout(() => server.server.closeAllConnections(), stopGraceMs).unref();
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply, headers);
    checkHost(request, names);
    // On the application's routes, the guard checks the address after the caller.
    if (request.is404 || request.routeOptions.url === anyPage) checkAddress(request.url);
    done();
  });
  takeJsonOnly(server);
  takeFiles(server);
  compressAnswers(server);
  logRequests(server);
}

function setHeaders({ id }: FastifyRequest, reply: FastifyReply, headers: Headers): void {
  void reply.headers({ ...headers, 'cache-control': 'no-cache', 'x-request-id': id });
}

/** Routes that machines call every few seconds; a line for each call would bury everything else. */
const probes = /^\/(health|metrics)/;

/** Secrets of tokens, and everything in the addresses of feeds, however it is written there. */
const secrets = /(?<=^\/feeds\/).+|prov_[\w-]+/g;

/**
 * Logs one line for each finished request. The address is the client’s, as far as trusted proxies report it. Bodies,
 * queries, cookies and other headers are never logged.
 */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    request.log[probes.test(path) ? 'debug' : 'info']({
      userId: request.user?.id,
      address: request.ip,
      method: request.method,
      path: path.replaceAll(secrets, '…'),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
    done();
  });
}
