import serverFeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import serverFeaturesPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { Server, ServerCredentials, status, type handleUnaryCall } from '@grpc/grpc-js';
import { append } from './append.js';
import type { AppendQueue } from './append-queue.js';
import { batchAppend } from './batch-append.js';
import { guarded, type Credentials } from './credentials.js';
import type { EventLog } from './event-log.js';
import { read } from './read.js';

/** The version of EventStoreDB whose behaviour clients may expect: it announces when a subscription has caught up. */
const protocolVersion = '23.10.0';

const limits = {
  // The client sends an append in chunks of at most 3 MB, and reads messages of up to 17 MB.
  'grpc.max_receive_message_length': 17 * 1_048_576,
  'grpc-node.max_session_memory': Number.MAX_SAFE_INTEGER,
};

/**
 * Serves the log by EventStoreDB’s protocol on loopback, to clients that have the credentials. Calls without a handler
 * are answered UNIMPLEMENTED.
 *
 * @param port 0 for a free one
 * @throws Error if the port is taken
 */
export async function serve(
  log: EventLog,
  queue: AppendQueue,
  { certificate, password }: Credentials,
  port: number,
): Promise<{ port: number; close(): void }> {
  const server = new Server(limits);
  server.addService(streamsGrpc.StreamsService, {
    read: guarded(password, read(log)),
    append: guarded(password, append(queue)),
    batchAppend: guarded(password, batchAppend(queue)),
    delete: keepsStreams,
    tombstone: keepsStreams,
  });
  server.addService(serverFeaturesGrpc.ServerFeaturesService, { getSupportedMethods });
  const pem = Buffer.from(certificate);
  const credentials = ServerCredentials.createSsl(null, [{ private_key: pem, cert_chain: pem }]);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, taken) =>
      error === null ? resolve(taken) : reject(error),
    );
  });
  // Subscriptions never end by themselves, so a polite shutdown would wait forever.
  return { port: bound, close: () => server.forceShutdown() };
}

const keepsStreams: handleUnaryCall<unknown, never> = (_call, respond) =>
  respond({ code: status.UNIMPLEMENTED, details: 'The embedded event store deletes no streams.' });

/**
 * Clients ask this before their first append; without `batchappend` in the list they would use the older, slower call.
 * They ask without credentials, and all get the same answer.
 */
const getSupportedMethods: handleUnaryCall<Empty, SupportedMethods> = (_call, respond) => {
  const supported = new serverFeaturesPb.SupportedMethods().setEventStoreServerVersion(protocolVersion);
  for (const [name, features] of [
    ['append', []],
    ['batchappend', []],
    ['read', ['position', 'events']],
  ] as const) {
    supported.addMethods(
      new serverFeaturesPb.SupportedMethod()
        .setServiceName('event_store.client.streams.streams')
        .setMethodName(name)
        .setFeaturesList([...features]),
    );
  }
  respond(null, supported);
};
