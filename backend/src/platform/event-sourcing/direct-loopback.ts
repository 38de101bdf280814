/** In the form of `no_proxy`, as gRPC reads it: ends of names, and IPv4 networks. */
const loopback = 'localhost,127.0.0.0/8';

/**
 * Where the environment names an HTTP proxy, gRPC asks it for every connection, also for one to this very machine, which
 * no proxy can make. `no_grpc_proxy` is gRPC's own list of exceptions; once it is set, `no_proxy` is not looked at.
 */
export function connectDirectlyToLoopback(): void {
  const { no_grpc_proxy: own, no_proxy: general } = process.env;
  const named = own || general;
  if (named?.endsWith(loopback)) return;
  process.env['no_grpc_proxy'] = named ? `${named},${loopback}` : loopback;
}
