/** The policy for pages: everything comes from this server, no script is inline, and nobody may frame them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The policy for a picture that is opened on its own: it may only be shown, with the tab’s icon and the inline styles
 * of the page that browsers make around it.
 */
export const picturePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** Headers of every answer, pages and JSON alike. */
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

/** The headers of every answer at an origin; on https they keep browsers from ever using http. */
export function headersAt(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': `max-age=${yearSeconds}` }
    : securityHeaders;
}
