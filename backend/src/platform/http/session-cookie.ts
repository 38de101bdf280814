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
