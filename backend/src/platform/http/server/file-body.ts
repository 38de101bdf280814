import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';
import { takesFile, takesText } from '../input/takes-file.js';

/** Hands bodies unread to the routes that take files; nothing is read until the sender is known. */
export function takeFiles(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (takesText(request)) request.raw.headers['content-type'] = 'application/octet-stream';
    done();
  });
  server.addContentTypeParser('*', (request, body, done) => {
    if (takesFile(request)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''));
  });
}

/**
 * The file in a request’s body, part by part as it arrives.
 * @throws DomainError `not-a-file` for JSON, which was already read
 */
export function partsOfFile({ body }: FastifyRequest): AsyncIterable<Buffer> {
  if (body === undefined) return Readable.from([]);
  if (body instanceof Readable) return body;
  throw new DomainError('unsupported', 'not-a-file', 'Send the file as application/octet-stream.');
}

/**
 * The file in a request’s body.
 * @param most the largest size, in bytes
 * @throws DomainError `file-too-large`, `no-file` for an empty one, `not-a-file` for JSON, which was already read
 */
export async function fileIn(request: FastifyRequest, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const bytes of partsOfFile(request)) {
    length += bytes.length;
    if (length > most) throw tooLarge(most);
    parts.push(bytes);
  }
  if (length === 0) throw new DomainError('invalid', 'no-file', 'The body must be a file.');
  return Buffer.concat(parts);
}

function tooLarge(most: number): DomainError {
  const detail = `The file is too large; ${most / 2 ** 20} MiB is the limit.`;
  return new DomainError('too-large', 'file-too-large', detail);
}
