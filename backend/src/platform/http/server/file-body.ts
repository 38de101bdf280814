import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';
import { takesFile } from '../input/takes-file.js';

/** Hands bodies on as they come in, to the routes that take files; nothing is read before it is known who sends it. */
export function takeFiles(server: FastifyInstance): void {
  server.addContentTypeParser('*', (request, body, done) => {
    if (takesFile(request)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''));
  });
}

/**
 * The file that is a request’s body.
 * @param most bytes
 * @throws DomainError `file-too-large`, `no-file` for an empty one, `not-a-file` for JSON, which was read already
 */
export async function fileIn({ body }: FastifyRequest, most: number): Promise<Buffer> {
  if (body !== undefined && !(body instanceof Readable)) {
    const detail = 'Send the file as application/octet-stream.';
    throw new DomainError('unsupported', 'not-a-file', detail);
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    const bytes = part as Buffer;
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
