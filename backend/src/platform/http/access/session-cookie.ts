import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the session's cookie. */
    sessionCookie: string;
  }
}

/**
 * The cookie's name at an origin. On an encrypted origin, its prefix makes browsers accept the cookie from this very
 * host only.
 */
export function sessionCookieAt(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-provenance_session' : 'provenance_session';
}

/** The longest that a session can last by any rules; it may end sooner. */
const longestSessionMs = 30 * 86_400_000;

/** The options of a cookie that is sent with every page and call of this server. */
export const cookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: longestSessionMs / 1_000,
  }) as const;

/**
 * A second cookie that scripts may read; it says only that there may be a session. Without it, a page shows sign-in at
 * once and makes no request that would be refused.
 */
const sign = 'provenance_signed_in';

export function giveSignedInSign(reply: FastifyReply, publicUrl: string): void {
  void reply.setCookie(sign, '1', cookieOptions(publicUrl));
}

/** Clears the cookie where it is left without a session. */
export function takeSignedInSign(request: FastifyRequest, reply: FastifyReply): void {
  if (hasSignedInSign(request)) void reply.clearCookie(sign, { path: '/' });
}

export function hasSignedInSign(request: FastifyRequest): boolean {
  return request.cookies[sign] !== undefined;
}
