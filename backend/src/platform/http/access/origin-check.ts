import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import type { WarningsOnce } from './warnings-once.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site makes a browser send. With an unsafe method, a browser always sends one of the
 * three headers; a script that sends none has no session that another site could misuse.
 * @param publicOrigin the origin that users see
 * @param warnings told which setting is missing, in case it is this server's own site behind a proxy
 * @throws DomainError `forbidden` for a foreign origin
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string, warnings?: WarningsOnce): void {
  if (safeMethods.has(request.method)) return;
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const from = origin ?? referer;
  const own =
    from === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : [publicOrigin, `${request.protocol}://${request.host}`].some(
          (own) => originOf(own) === originOf(from),
        );
  if (own) return;
  warnings?.tell(seen(from, request.headers.host, publicOrigin));
  throw new DomainError('forbidden', 'foreign-origin', 'This request comes from another site.');
}

/** The most characters of a header that are logged. */
const longestTold = 300;

function seen(from = 'none', host = 'none', publicOrigin: string): string {
  const origin = (URL.canParse(from) ? new URL(from).origin : from).slice(0, longestTold);
  const facts = `A request was refused as another site’s: Origin ${origin}, Host ${host.slice(0, longestTold)}, PUBLIC_URL ${publicOrigin}.`;
  if (!/^https?:/.test(origin)) return facts;
  return `${facts} If people use this desk at ${origin}, set PUBLIC_URL=${origin}, and have the proxy pass on the name that was asked for: proxy_set_header Host $http_host in nginx, ProxyPreserveHost On in Apache.`;
}

/**
 * The origin of an address. An address that can’t be parsed, such as `null`, equals only itself, never the server’s own
 * origin.
 */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : `unknown ${address}`;
}
