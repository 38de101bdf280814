import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. A browser always sends one of the three headers with an unsafe
 * method; a script that sends none has no session that another site could borrow.
 * @param publicOrigin the origin that users see
 * @throws DomainError `forbidden` for a foreign origin
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const from = origin ?? referer;
  const own =
    from === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : [publicOrigin, `${request.protocol}://${request.host}`].some(
          (own) => originOf(own) === originOf(from),
        );
  if (!own) throw new DomainError('forbidden', 'foreign-origin', 'This request comes from another site.');
}

/** Unparsable ones, `null` among them, equal nothing but themselves; our own are never of that kind. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : `unknown ${address}`;
}
