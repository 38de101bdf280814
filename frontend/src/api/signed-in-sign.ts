/** The server sets this cookie next to the session's own, which no script can read. */
const SIGN = 'provenance_signed_in=1';

/** Whether there may be a session. Without the sign there is none, and the server need not be asked. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes(SIGN);
}
