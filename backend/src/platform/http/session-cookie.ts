export const sessionCookie = 'provenance_session';
