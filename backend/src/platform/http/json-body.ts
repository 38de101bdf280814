import type { FastifyInstance } from 'fastify';
import { DomainError } from '../event-sourcing/domain-error.js';

export const bodyLimit = 1_048_576;

/**
 * Bodies are JSON in UTF-8 and nothing else: other content types are 415. An empty body is none, whatever type it
 * claims to have; bytes that are no UTF-8 are refused, for decoding them would silently change a person's text.
 */
export function takeJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      void parseJson(request, decoder.decode(body as Buffer), (error, parsed) =>
        error ? done(brokenJson(), undefined) : done(null, parsed),
      );
    } catch {
      done(brokenJson(), undefined);
    }
  });
}

function brokenJson(): DomainError {
  return new DomainError('invalid', 'broken-json', 'The body is not valid JSON.');
}
