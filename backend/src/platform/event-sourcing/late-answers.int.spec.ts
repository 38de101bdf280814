import { jsonEvent } from '@eventstore/db-client';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { EventStore } from './event-store.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await startTestServers();
});
afterAll(() => servers.stop());

const counted = (by: number) => jsonEvent({ type: 'TallyCounted', data: { by } });

/**
 * When a connection closes, the client rejects what every other connection of the process waits for, and would throw at
 * the late answers, where nobody can catch it.
 */
it('an append is saved once while another connection of the process ends', async () => {
  const staying = EventStore.connect(servers.eventStoreUrl);
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) {
    const leaving = EventStore.connect(servers.eventStoreUrl);
    await leaving.append(`leaving-${round}`, [counted(round)], undefined);
    const expected = round === 0 ? undefined : BigInt(round - 1);
    const [{ revision }] = await Promise.all([
      staying.append('staying', [counted(round)], expected),
      leaving.close(),
    ]);
    expect(revision).toBe(BigInt(round));
  }
  expect(await staying.readStream('staying')).toHaveLength(rounds);
  await staying.close();
});
