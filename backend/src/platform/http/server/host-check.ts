import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { DomainError } from '../../kernel/domain-error.js';

/** Load balancers ask these by any name, or by none; what they answer is no secret. */
const forAnyHost = new Set(['/health/live', '/health/ready']);

/**
 * Refuses what was sent to another name: a page that lets its own name lead to this machine would else speak to the
 * server as one of ours. Addresses cannot be made to lead elsewhere.
 * @param own names, in lower case, that people reach the server by
 * @throws DomainError `misdirected`, or `invalid` when no name is given
 */
export function checkHost(request: FastifyRequest, own: ReadonlySet<string>): void {
  if (forAnyHost.has(request.routeOptions.url ?? '')) return;
  if (!request.headers.host) throw new DomainError('invalid', 'no-host', 'The request names no host.');
  // `request.host` is what a trusted proxy says was asked for.
  for (const host of [request.headers.host, request.host]) {
    if (host && !isOurs(nameOf(host), own)) {
      throw new DomainError(
        'misdirected',
        'unknown-host',
        `This server doesn’t answer to the name “${host.slice(0, longestName)}”. Whoever runs it can set PUBLIC_URL to the address that people use, or add the name to ALLOWED_HOSTS.`,
      );
    }
  }
}

/** As much of a name as is told; no real one is longer. */
const longestName = 253;

/** The names that `PUBLIC_URL` and `ALLOWED_HOSTS` give the server. */
export function ownNames(publicUrl: string, allowedHosts: readonly string[]): ReadonlySet<string> {
  return new Set([nameOf(new URL(publicUrl).host), ...allowedHosts]);
}

function isOurs(name: string, own: ReadonlySet<string>): boolean {
  return own.has(name) || isIP(name) !== 0 || isLoopbackName(name);
}

/** Whether a name, in lower case, leads to the machine that looks it up. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

/** A host in lower case, without its port, the brackets of IPv6 and the dot of the root; empty if it is none. */
export function nameOf(host: string): string {
  const [, bracketed, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) ?? [];
  return (bracketed ?? name).toLowerCase().replace(/\.$/, '');
}
