import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines: one line each would bury everything else. */
const probes = /^\/(health|metrics)/;

/** One line a request, when it is over. Never bodies, queries, cookies or other headers. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    request.log[probes.test(path) ? 'debug' : 'info']({
      userId: request.user?.id,
      method: request.method,
      path,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
    done();
  });
}
