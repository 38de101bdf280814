import type { FastifyRequest } from 'fastify';

/** How a file that is a request’s body is called (`X-Filename`, percent-encoded); empty where that is not told. */
export function fileNameOf({ headers }: FastifyRequest): string {
  const name = headers['x-filename'];
  if (typeof name !== 'string') return '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
