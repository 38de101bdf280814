import { isIP } from 'node:net';
import { isLoopbackName, bareHost } from './host-check.js';

/** The host name that passkeys belong to, or a sentence for people that says why there can be none. */
export type PasskeyHost =
  | { readonly host: string; readonly why: null }
  | { readonly host: null; readonly why: string };

/**
 * The host name that passkeys made here belong to, which is the one in `PUBLIC_URL`. Browsers make no passkeys for an
 * IP address, although they claim to, and none on unencrypted pages.
 */
export function passkeyHost(publicUrl: string): PasskeyHost {
  const { host: address, protocol } = new URL(publicUrl);
  const host = bareHost(address);
  if (isIP(host) !== 0) return none('need a name, and this desk is at an IP address');
  if (protocol !== 'https:' && !isLoopbackName(host)) return none('need an address with HTTPS');
  return { host, why: null };
}

function none(reason: string): PasskeyHost {
  const remedy =
    'Whoever runs the server can set PUBLIC_URL to a name with HTTPS, such as https://desk.example.com.';
  return { host: null, why: `Passkeys ${reason}. ${remedy}` };
}
