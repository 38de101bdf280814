import http2 from 'node:http2';

/** About a hundred articles. */
const windowBytes = 1_048_576;

/**
 * HTTP/2 lets a server send 64 KiB, which is five articles, before it hears that they were read. A busy process gets to
 * say so once a turn of its event loop, so its read models would fall behind by a turn for every five events. The
 * client has a setting for it, `grpc-node.flow_control_window`, and passes nobody's on.
 */
export function widenReceiveWindow(): void {
  const { connect } = http2;
  http2.connect = ((authority: string, options: http2.SecureClientSessionOptions) => {
    const settings = { ...options.settings, initialWindowSize: windowBytes };
    const session = connect(authority, { ...options, settings });
    // The settings are for each stream; the window of the connection is wide enough once it is there.
    session.once('remoteSettings', () => session.setLocalWindowSize(windowBytes));
    return session;
  }) as typeof connect;
}
