import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines: one line each would bury everything else. */
const probes = /^\/(health|metrics)/;

/** One line a request, when it is over. The address is that of the client, as far as
 * proxies are trusted to tell it. Never bodies, queries, cookies or other headers. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    request.log[probes.test(path) ? 'debug' : 'info']({
      userId: request.user?.id,
      address: request.ip,
      method: request.method,
      path,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
    done();
  });
}
