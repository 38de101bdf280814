import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { refuseBulky } from '../input/json-bulk.js';
import { repeatedMembers } from '../input/repeated-members.js';
import { invalidFields } from '../input/validation-refusal.js';

export const bodyLimit = 1_048_576;

/**
 * Accepts only JSON in UTF-8; other content types and encodings are 415. An empty body counts as none, whatever type it
 * claims. Bytes that are not UTF-8 are refused, because decoding them would silently change a person’s text. So are
 * repeated members, because all but the last would silently be dropped.
 */
export function takeJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', (request, _reply, done) => {
    refuseEncoded(request);
    done();
  });
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      const json = decoder.decode(body as Buffer);
      refuseBulky(json);
      void parseJson(request, json, (error, parsed) => {
        const fault = error ? brokenJson() : repeated(json);
        if (fault) done(fault, undefined);
        else done(null, parsed);
      });
    } catch (error) {
      done(error instanceof DomainError ? error : brokenJson(), undefined);
    }
  });
}

/** Refuses a compressed body. Bodies are not decoded, so it would be taken for broken JSON. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw new DomainError('unsupported', 'encoded-body', 'The body must be sent without a Content-Encoding.');
}

/** Finds repeated members, of which only the last would be read. */
function repeated(json: string): DomainError | undefined {
  const faults = repeatedMembers(json, '');
  return faults.length > 0 ? invalidFields(faults) : undefined;
}

function brokenJson(): DomainError {
  return new DomainError('invalid', 'broken-json', 'The body isn’t valid JSON.');
}
