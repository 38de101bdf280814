import type { FastifyRequest } from 'fastify';

/** The name of the file in a request’s body (`X-Filename`, percent-encoded); empty when there is none. */
export function fileNameOf({ headers }: FastifyRequest): string {
  const name = headers['x-filename'];
  if (typeof name !== 'string') return '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
