import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { DomainError } from '../../kernel/domain-error.js';

/** Routes that load balancers call by any name, or by none; the answers are no secret. */
const forAnyHost = new Set(['/health/live', '/health/ready']);

/**
 * Refuses requests that were sent to another name. Otherwise a page that makes its own name resolve to this machine
 * could talk to the server like one of its own pages. IP addresses cannot be redirected like that.
 * @param own names, in lower case, under which people reach the server
 * @throws DomainError `misdirected`, or `invalid` if no name is given
 */
export function checkHost(request: FastifyRequest, own: ReadonlySet<string>): void {
  if (forAnyHost.has(request.routeOptions.url ?? '')) return;
  if (!request.headers.host) throw new DomainError('invalid', 'no-host', 'The request names no host.');
  // `request.host` is the name that a trusted proxy passes on.
  for (const host of [request.headers.host, request.host]) {
    if (host && !isOurs(bareHost(host), own)) {
      throw new DomainError(
        'misdirected',
        'unknown-host',
        `This server doesn’t answer to the name “${host.slice(0, longestName)}”. Whoever runs it can set PUBLIC_URL to the address that people use, or add the name to ALLOWED_HOSTS.`,
      );
    }
  }
}

/** The most characters of a name that are shown; no real one is longer. */
const longestName = 253;

/** The names that `PUBLIC_URL` and `ALLOWED_HOSTS` give the server. */
export function ownNames(publicUrl: string, allowedHosts: readonly string[]): ReadonlySet<string> {
  return new Set([bareHost(new URL(publicUrl).host), ...allowedHosts]);
}

function isOurs(name: string, own: ReadonlySet<string>): boolean {
  return own.has(name) || isIP(name) !== 0 || isLoopbackName(name);
}

/** Whether a name, in lower case, always means the machine that looks it up. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * A host in lower case, without its port, the brackets of IPv6 and the dot of the root; empty if the text is no host.
 */
export function bareHost(host: string): string {
  const [, bracketed, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) ?? [];
  return (bracketed ?? name).toLowerCase().replace(/\.$/, '');
}
