import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { othersFirst } from './others-first.js';

it('goes on after what came in during the work before it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const sender = new Worker(
    `const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
     const socket = require('node:net').connect(port, '127.0.0.1');
     parentPort.on('message', () => {
       socket.end('a coin', () => { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0); });
       parentPort.close();
     });`,
    { eval: true, workerData: { port, sent } },
  );
  const [socket] = (await once(server, 'connection')) as [Socket];
  let served = '';
  socket.on('data', (bytes: Buffer) => (served += bytes.toString()));

  sender.postMessage('send');
  // This stands for work that keeps the thread busy meanwhile.
  Atomics.wait(sent, 0, 0);
  await othersFirst();
  expect(served).toBe('a coin');

  socket.destroy();
  await once(sender, 'exit');
  server.close();
});
