import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import type { Settings } from '../../config/settings.js';
import { readFileSync } from 'node:fs';
import { escapedHtml } from '../../text/escaped-html.js';
import { giveSignedInSign, hasSignedInSign } from '../access/session-cookie.js';
import { prefersJson } from '../input/accepted.js';
import { publicSettings } from './settings.controller.js';
import { etagOf } from '../input/etag.js';

/** The route of every address that is not a file and has no other route. */
export const anyPage = '/*';

/** The page that shows the API's document; only its own route sends it. */
export const apiDocsPage = 'api-docs.html';

/** Addresses that are not pages: unknown ones under these paths, or with the ending of a file, are 404 as JSON. */
const notPages = /^\/(api|health|metrics)(\/|$)|\.[^/]*$/;

/**
 * Serves the built web application, with the files that the build compressed if the client accepts them. Assets have a
 * hash of their content in their name and are cached forever. Any other address shows the application, which has its
 * own routes and its own 404.
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
  // Browsers ask for this if no page names an icon, for instance for a picture in its own tab.
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

/** The page with the product's name and the public settings, so that no script has to fetch them. */
function pageWith(settings: Settings, page: string): string {
  const said = publicSettings(settings);
  const meta = `<meta name="settings" content="${escapedHtml(JSON.stringify(said))}" />`;
  return page.replace(/<title>.*?<\/title>/, () => `<title>${escapedHtml(said.brandName)}</title>${meta}`);
}

/** Answers with the one page of the web application, whatever its address. */
function webPage(root: string, settings: Settings) {
  const page = pageWith(settings, readFileSync(path.join(root, 'index.html'), 'utf8'));
  // The tag is the same whether the page is sent compressed or not.
  const etag = `W/${etagOf(page)}`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // The session began before this cookie existed, so the cookie is set now.
    if (request.cookies[request.server.sessionCookie] && !hasSignedInSign(request)) {
      giveSignedInSign(reply, settings.publicUrl);
    }
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    const known = request.headers['if-none-match']?.includes(etag);
    return known ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(page);
  };
}
