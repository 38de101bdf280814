import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

/** The route of every address that is no file and belongs to nobody else. */
export const anyPage = '/*';

/** Not pages: an unknown address under these is 404 as JSON. */
const notPages = /^\/(api|health|metrics)(\/|$|\?)/;

/**
 * Serves the built web application. Its assets have their content's hash in their name and are kept for ever; any
 * other address that a browser asks for as a page is the application, which has its own routes and its own 404.
 */
export function serveWebApplication(server: FastifyInstance, root: string): void {
  const assets = path.join(root, 'assets') + path.sep;
  server.register(fastifyStatic, {
    root,
    wildcard: false,
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
  server.get(anyPage, (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !notPages.test(request.url);
    return wantsPage ? reply.sendFile('index.html') : reply.callNotFound();
  });
}
