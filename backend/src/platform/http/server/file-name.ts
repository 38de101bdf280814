import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { wholeSlice } from '../../text/whole-slice.js';

const longestName = 255;

/**
 * The name of the file in a request’s body (`X-Filename`), without folders; empty if there is none. It may be
 * percent-encoded, because a header holds only Latin-1.
 */
export function uploadedFileName({ headers }: FastifyRequest): string {
  const sent = headers['x-filename'];
  const name = path.posix
    .basename(decoded(typeof sent === 'string' ? sent : '').replaceAll('\\', '/'))
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return wholeSlice(name, Math.max(0, name.length - longestName), name.length);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
