import { negotiate } from '@fastify/accept-negotiator';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the answer holds a secret next to text that others may choose, so that its length must reveal nothing.
     */
    secret?: boolean;
  }
}

/** Marks a route whose answers are never compressed, since they hold a secret. */
export const HoldsSecret = () => RouteConfig({ secret: true });

/** The size in bytes below which compressing an answer saves no packet. */
const leastBytes = 1_024;
const text = /^(text\/(?!event-stream)|application\/(json|problem\+json|x-ndjson))/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: {
    whole: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotli),
    stream: () => createBrotliCompress(brotli),
  },
  gzip: { whole: (bytes: Buffer) => promisify(gzip)(bytes), stream: () => createGzip() },
} as const;

/**
 * Compresses answers of text, on zlib’s own threads: whole answers from 1 kB on, and answers that are written while
 * they are sent, such as an export. Files are compressed at build time; event streams are sent uncompressed.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, payload)) return payload;
    addVary(reply);
    const encoding = encodingFor(request);
    if (encoding === undefined) return payload;
    if (payload instanceof Readable) {
      void reply.header('content-encoding', encoding);
      // A failure on the way ends the answer early, so the error needs no handling here.
      return pipeline(payload, encoders[encoding].stream(), () => undefined);
    }
    const bytes = Buffer.from(payload);
    if (bytes.length < leastBytes) return payload;
    const compressed = await encoders[encoding].whole(bytes);
    void reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}

function isCompressible(
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer | Readable {
  // A file on disk has a known length, and a compressed file next to it.
  const isWritten = payload instanceof Readable && !reply.hasHeader('content-length');
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload) && !isWritten) return false;
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
