/** What pages may load and do: all from here, no inline script, nobody may frame them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What a picture that is opened by itself may do: nothing but be shown, with the styles that browsers put inline into
 * the page which they make around it, and the icon of the tab.
 */
export const picturePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** Sent with every answer, pages and JSON alike. */
const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const yearSeconds = 31_536_000;

/** The headers of every answer at an origin; where it is reached by https, browsers then come no other way. */
export function headersAt(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': `max-age=${yearSeconds}` }
    : securityHeaders;
}
