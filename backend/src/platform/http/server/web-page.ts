import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../config/settings.js';
import { giveSignedInSign, hasSignedInSign } from '../access/session-cookie.js';
import { publicSettings } from './settings.controller.js';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The page with the product's name, and with what the server says of itself, so that no script waits for it. */
function pageWith(settings: Settings, page: string): string {
  const said = publicSettings(settings);
  const meta = `<meta name="settings" content="${escaped(JSON.stringify(said))}" />`;
  return page.replace(/<title>.*?<\/title>/, () => `<title>${escaped(said.brandName)}</title>${meta}`);
}

/** Answers with the one page of the web application, whatever its address. */
export function webPage(root: string, settings: Settings) {
  const page = pageWith(settings, readFileSync(path.join(root, 'index.html'), 'utf8'));
  // The same whether it goes out compressed or not.
  const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // A session that is older than the sign.
    if (request.cookies[request.server.sessionCookie] && !hasSignedInSign(request)) {
      giveSignedInSign(reply, settings.publicUrl);
    }
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    const known = request.headers['if-none-match']?.includes(etag);
    return known ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(page);
  };
}
