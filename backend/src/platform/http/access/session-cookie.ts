import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the cookie that a session is in. */
    sessionCookie: string;
  }
}

/**
 * The cookie's name at an origin. Where pages travel encrypted, its prefix keeps browsers from taking it from anybody
 * else than this very host.
 */
export function sessionCookieAt(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-provenance_session' : 'provenance_session';
}

/** A session may end sooner, and none lasts longer: the rules allow no more. */
const longestSessionMs = 30 * 86_400_000;

/** How a cookie is set that goes to every page and call of ours. */
export const cookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: longestSessionMs / 1_000,
  }) as const;

/**
 * The sign beside the session's own cookie: scripts may read it, and it says no more than that there may be a session.
 * Without it a page shows sign-in at once and asks for nothing that would be refused.
 */
const sign = 'provenance_signed_in';

export function giveSignedInSign(reply: FastifyReply, publicUrl: string): void {
  void reply.setCookie(sign, '1', cookieOptions(publicUrl));
}

/** Takes the sign back where it stands without a session. */
export function takeSignedInSign(request: FastifyRequest, reply: FastifyReply): void {
  if (hasSignedInSign(request)) void reply.clearCookie(sign, { path: '/' });
}

export function hasSignedInSign(request: FastifyRequest): boolean {
  return request.cookies[sign] !== undefined;
}
