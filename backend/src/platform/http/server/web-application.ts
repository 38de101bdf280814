import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import type { Settings } from '../../config/settings.js';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapedHtml } from '../../text/escaped-html.js';
import { giveSignedInSign, hasSignedInSign } from '../access/session-cookie.js';
import { prefersJson } from '../input/accepted.js';
import { publicSettings } from './settings.controller.js';

/** The route of every address that is no file and belongs to nobody else. */
export const anyPage = '/*';

/** The page that shows the API's document; only the route that is for it sends it. */
export const apiDocsPage = 'api-docs.html';

/** Not pages: an unknown address under these, or one that ends as files do, is 404 as JSON. */
const notPages = /^\/(api|health|metrics)(\/|$)|\.[^/]*$/;

/**
 * Serves the built web application, compressed as it was built where the client takes that. Its assets have their
 * content's hash in their name and are kept forever; any other address is the application, which has its own routes and
 * its own 404.
 */
export function serveWebApplication(server: FastifyInstance, root: string, settings: Settings): void {
  const page = webPage(root, settings);
  const assets = path.join(root, 'assets') + path.sep;
  server.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', apiDocsPage],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header(
        'cache-control',
        file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Asked for where no page names an icon, as beside a picture in a tab of its own.
  server.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  server.get(anyPage, (request, reply): FastifyReply => {
    const [address = ''] = request.url.split('?', 1);
    if (notPages.test(address) || prefersJson(request.headers.accept)) {
      reply.callNotFound();
      return reply;
    }
    return page(request, reply.header('vary', 'accept'));
  });
}

/** The page with the product's name, and with what the server says of itself, so that no script waits for it. */
function pageWith(settings: Settings, page: string): string {
  const said = publicSettings(settings);
  const meta = `<meta name="settings" content="${escapedHtml(JSON.stringify(said))}" />`;
  return page.replace(/<title>.*?<\/title>/, () => `<title>${escapedHtml(said.brandName)}</title>${meta}`);
}

/** Answers with the one page of the web application, whatever its address. */
function webPage(root: string, settings: Settings) {
  const page = pageWith(settings, readFileSync(path.join(root, 'index.html'), 'utf8'));
  // The same whether it goes out compressed or not.
  const etag = `W/"${hash('sha256', page, 'base64url')}"`;
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
