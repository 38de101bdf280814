/** Loopback in the form of `no_proxy`, as gRPC reads it: endings of names, and IPv4 networks. */
const loopback = 'localhost,127.0.0.0/8';

/**
 * Keeps gRPC from using a proxy for this machine. Where the environment names an HTTP proxy, gRPC uses it for every
 * connection, even one to the same machine, which no proxy can make. `no_grpc_proxy` is gRPC's own list of exceptions;
 * once it is set, gRPC ignores `no_proxy`.
 */
export function connectDirectlyToLoopback(): void {
  const { no_grpc_proxy: own, no_proxy: general } = process.env;
  const named = own || general;
  if (named?.endsWith(loopback)) return;
  process.env['no_grpc_proxy'] = named ? `${named},${loopback}` : loopback;
}
