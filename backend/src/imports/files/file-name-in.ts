import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/kernel/domain-error.js';

const longestName = 255;

/**
 * The name in `X-Filename`, without folders. It may be percent-encoded, for a header holds nothing beyond Latin-1.
 * @throws DomainError `no-file` where there is none
 */
export function fileNameIn({ headers }: FastifyRequest): string {
  const sent = headers['x-filename'];
  const name = path.posix.basename(decoded(typeof sent === 'string' ? sent : '').replaceAll('\\', '/'));
  const clean = name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-longestName);
  if (clean !== '') return clean;
  const message = 'Name the file in the header X-Filename.';
  throw new DomainError('invalid', 'no-file', message, { errors: [{ field: 'X-Filename', message }] });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
