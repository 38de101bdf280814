import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { isLoopbackName, bareHost } from './host-check.js';

/** The headers that proxies add about the original client. */
const forwarded = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Whether a request comes from this machine itself and not through a proxy on it. Not every proxy adds a header, and
 * some put their own name for the server into `Host`. So if people use another address, no request counts as local.
 * @param publicUrl the origin that people use
 */
export function isFromHere({ raw, headers }: FastifyRequest, publicUrl: string): boolean {
  const { remoteAddress } = raw.socket;
  if (remoteAddress === undefined || Object.keys(headers).some((name) => forwarded.test(name))) return false;
  const names = [headers.host ?? '', new URL(publicUrl).host].map(bareHost);
  return isLoopback(remoteAddress) && names.every((name) => isLoopbackName(name) || isLoopback(name));
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}
