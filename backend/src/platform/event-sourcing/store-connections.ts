import http2 from 'node:http2';

let begun = 0;

/** Counts the connections of gRPC, which does not report when it opens another one. */
export function countConnections(): void {
  const { connect } = http2;
  http2.connect = ((...target: Parameters<typeof connect>) => {
    begun += 1;
    return connect(...target);
  }) as typeof connect;
}

/** The number of connections to event stores that this process has begun. */
export const connectionsBegun = (): number => begun;
