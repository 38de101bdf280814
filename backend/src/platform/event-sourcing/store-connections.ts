import http2 from 'node:http2';

let begun = 0;

/** Counts the connections of gRPC, which does not tell when it opens another one. */
export function countConnections(): void {
  const { connect } = http2;
  http2.connect = ((...target: Parameters<typeof connect>) => {
    begun += 1;
    return connect(...target);
  }) as typeof connect;
}

/** How many connections to event stores this process has begun. */
export const connectionsBegun = (): number => begun;
