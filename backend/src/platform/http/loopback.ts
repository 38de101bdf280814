import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What proxies add about whom they speak for. */
const forwarded = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** Whether a request was made on this very machine, and not by a proxy there on behalf of somebody else. */
export function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress } = raw.socket;
  if (remoteAddress === undefined || Object.keys(headers).some((name) => forwarded.test(name))) return false;
  return ipaddr.process(remoteAddress).range() === 'loopback';
}
