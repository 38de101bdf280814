import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The headers proxies add about the original client. */
const forwarded = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress } = raw.socket;
  if (remoteAddress === undefined || Object.keys(headers).some((name) => forwarded.test(name))) return false;
  return ipaddr.process(remoteAddress).range() === 'loopback';
}
