import { negotiate } from '@fastify/accept-negotiator';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer holds a secret beside something that others may choose: its length must tell nothing. */
    secret?: boolean;
  }
}

/** A route whose answers are never compressed, since they hold a secret. */
export const HoldsSecret = () => RouteConfig({ secret: true });

/** Below this a compressed answer saves no packet. */
const leastBytes = 1_024;
const text = /^(text\/(?!event-stream)|application\/(json|problem\+json|x-ndjson))/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/**
 * Compresses answers of text, on zlib's own threads. Files are compressed when they are built; streams go out as they
 * come.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, payload)) return payload;
    addVary(reply);
    const bytes = Buffer.from(payload);
    const encoding = bytes.length < leastBytes ? undefined : encodingFor(request);
    if (encoding === undefined) return payload;
    const compressed = await encoders[encoding](bytes);
    void reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}

function isCompressible(
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  if (method === 'HEAD' || routeOptions.config.secret || reply.hasHeader('content-encoding')) return false;
  return text.test(String(reply.getHeader('content-type')));
}

function encodingFor({ headers }: FastifyRequest): keyof typeof encoders | undefined {
  const asked = headers['accept-encoding'];
  if (typeof asked !== 'string') return undefined;
  const chosen = negotiate(asked, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

function addVary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
}
