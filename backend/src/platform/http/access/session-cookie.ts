import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the session's cookie. */
    sessionCookie: string;
  }
}

/**
 * The name of a cookie at an origin. On an encrypted origin, its prefix makes browsers accept the cookie from this very
 * host only.
 */
export function cookieAt(publicUrl: string, holds: 'session' | 'ticket' | 'passkey' | 'sign_on'): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}provenance_${holds}`;
}

/** The longest that a session can last by any rules; it may end sooner. */
const longestSessionMs = 30 * 86_400_000;

/** The options of a cookie that is sent with every page and call of this server. */
const cookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: longestSessionMs / 1_000,
  }) as const;

/**
 * The same options for a cookie that no script may read. It is lax because stricter ones are not sent when another site
 * leads back here.
 */
export const secretCookieOptions = (publicUrl: string) =>
  ({ ...cookieOptions(publicUrl), httpOnly: true }) as const;

/**
 * A second cookie that scripts may read; it says only that there may be a session. Without it, a page shows sign-in at
 * once and makes no request that would be refused.
 */
const sign = 'provenance_signed_in';

export function giveSignedInSign(reply: FastifyReply, publicUrl: string): void {
  void reply.setCookie(sign, '1', cookieOptions(publicUrl));
}

/** Clears the cookie if it is left without a session. */
export function takeSignedInSign(request: FastifyRequest, reply: FastifyReply): void {
  if (hasSignedInSign(request)) void reply.clearCookie(sign, { path: '/' });
}

export function hasSignedInSign(request: FastifyRequest): boolean {
  return request.cookies[sign] !== undefined;
}
