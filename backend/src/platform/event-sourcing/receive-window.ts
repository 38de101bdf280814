import http2 from 'node:http2';

/** The window in bytes, with room for about a hundred articles. */
const windowBytes = 1_048_576;

/**
 * Lets a server send more before it must hear that the data was read. HTTP/2 allows 64 KiB, which is five articles. A
 * busy process acknowledges only once in a turn of its event loop, so its read models would fall behind by a turn for
 * every five events. The client has a setting for it, `grpc-node.flow_control_window`, but does not pass it on.
 */
export function widenReceiveWindow(): void {
  const { connect } = http2;
  http2.connect = ((authority: string, options: http2.SecureClientSessionOptions) => {
    const settings = { ...options.settings, initialWindowSize: windowBytes };
    const session = connect(authority, { ...options, settings });
    // The settings apply to each stream; the connection's own window can be widened only once it is open.
    session.once('remoteSettings', () => session.setLocalWindowSize(windowBytes));
    return session;
  }) as typeof connect;
}
