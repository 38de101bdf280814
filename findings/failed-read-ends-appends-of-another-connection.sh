#!/bin/sh
# One would guess: after a read that failed UNAVAILABLE the client connects anew, and appends on the new connection are safe.
# What happens: ten seconds later the old connection's keepalive ends its append call, and with it every append of the process.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"private": true, "type": "module"}' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @eventstore/db-client@6.2.1 @grpc/grpc-js@1.14.7
cat >append.js <<'JS'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import supported from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import grpc from '@grpc/grpc-js';

const peers = [];
let second;
const written = (request) =>
  new messages.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(request.getOptions().getStreamIdentifier())
    .setSuccess(new messages.BatchAppendResp.Success().setCurrentRevision('0').setNoPosition(new shared.Empty()));

const server = new grpc.Server();
server.addService(features.ServerFeaturesService, {
  getSupportedMethods: (_, respond) => {
    const method = (name) =>
      new supported.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name);
    const answer = new supported.SupportedMethods().setEventStoreServerVersion('23.10.0');
    for (const name of ['batchappend', 'append', 'read']) answer.addMethods(method(name));
    respond(null, answer);
  },
});
server.addService(streams.StreamsService, {
  batchAppend: (call) => {
    peers.push(call.getPeer());
    const isSecond = peers.length === 2;
    if (isSecond) call.on('cancelled', () => console.log('the second append call was ended'));
    // The second one is taken, and its answer takes longer than ten seconds.
    call.on('data', (request) => isSecond || call.write(written(request)));
    call.on('error', () => undefined);
  },
  read: (call) => call.emit('error', { code: grpc.status.UNAVAILABLE, details: 'one moment' }),
  append: (_, respond) => respond({ code: grpc.status.UNIMPLEMENTED }),
  delete: (_, respond) => respond({ code: grpc.status.UNIMPLEMENTED }),
  tombstone: (_, respond) => respond({ code: grpc.status.UNIMPLEMENTED }),
});
const insecure = grpc.ServerCredentials.createInsecure();
const port = await new Promise((resolve, reject) =>
  server.bindAsync('127.0.0.1:0', insecure, (error, bound) => (error ? reject(error) : resolve(bound))),
);

const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
await client.appendToStream('first', jsonEvent({ type: 'Noted', data: {} }));
try {
  for await (const _ of client.readStream('first'));
} catch (error) {
  console.log(`read: ${error.type}`);
}
const began = Date.now();
const append = client.appendToStream('second', jsonEvent({ type: 'Noted', data: {} }), { deadline: 60_000 });
const limit = setTimeout(() => process.exit(2), 30_000);
const ended = await append.catch((error) => error.message);
clearTimeout(limit);
console.log(`append on another connection: ${ended}, after ${Math.round((Date.now() - began) / 5_000) * 5} s`);
console.log(`connections: ${new Set(peers).size}`);
process.exit(0);
JS
seen=$(node append.js)
expected='read: unavailable
append on another connection: 14 UNAVAILABLE: Connection dropped, after 10 s
connections: 2'
echo "@eventstore/db-client 6.2.1, @grpc/grpc-js 1.14.7"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now."; exit 1; }
