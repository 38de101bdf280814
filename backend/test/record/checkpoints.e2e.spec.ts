import { DataSource } from 'typeorm';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { keepVerification, verifyRecord } from '../../src/record/contract.js';
import type { Clock } from '../../src/platform/kernel/clock.js';
import { openCheckpoint, verifyConsistency } from '../../src/record/evidence/verifier/proofs.mjs';
import { TestApplication } from '../support/application.js';
import { promotedArticle } from '../support/articles.js';
import type { Visitor } from '../support/visitor.js';

interface Item {
  readonly size: number;
  readonly root: string;
  readonly at: string;
  readonly note: string;
}

let now = Date.parse('2026-11-20T09:10:00Z');
const clock: Clock = { now: () => new Date(now) };
let application: TestApplication;
let admin: Visitor;
let key: string;

beforeAll(async () => {
  application = await TestApplication.start({ clock });
  admin = await application.admin();
  key = (await admin.get<string>('/api/audit/key')).body;
});
afterAll(() => application.stop());

const checkpoints = async (query = '') =>
  (
    await admin.get<{ total: number; items: Item[]; nextCursor: string | null }>(
      `/api/audit/checkpoints${query}`,
    )
  ).body;

const newest = async (): Promise<Item> => {
  const [item] = (await checkpoints('?limit=1')).items;
  if (!item) throw new Error('There is no checkpoint.');
  return item;
};

const rootOf = async ({ note }: Item): Promise<Uint8Array> =>
  (await openCheckpoint(note, key))?.root ?? new Uint8Array();

it('are signed notes that the key opens', async () => {
  const item = await newest();
  const latest = await admin.get<string>('/api/audit/checkpoints/latest');
  expect(latest.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(latest.body).toBe(item.note);
  const opened = await openCheckpoint(item.note, key);
  expect(opened).toMatchObject({ origin: 'localhost:3000/record', size: item.size });
  expect(Buffer.from(opened?.root ?? []).toString('hex')).toBe(item.root);
  expect(await openCheckpoint(item.note.replace('record', 'recork'), key)).toBeUndefined();
});

it('are made at every promotion and cover it, one of each, however many look for it', async () => {
  const before = await newest();
  await promotedArticle(admin, {
    personaId: (await admin.get<{ id: string }[]>('/api/personas')).body[0]?.id,
  });
  const seen = await Promise.all(Array.from({ length: 10 }, newest));
  const { body } = await admin.get<{ total: number }>('/api/audit?type=ArticlePromoted');
  expect(body.total).toBe(1);
  const after = await newest();
  expect(after.size).toBeGreaterThan(before.size + 1);
  expect(seen).toEqual(seen.map(() => after));
});

it('are made once for each hour in which something happened', async () => {
  const before = await newest();
  now += 5 * 60_000;
  await admin.post('/api/personas', { name: 'The Quiet One', aboutMe: 'I wait.' });
  expect(await newest()).toEqual(before);
  now += 3_600_000;
  const after = await newest();
  expect(after.size).toBeGreaterThan(before.size);
  now += 3_600_000;
  expect(await newest()).toEqual(after);
});

it('continue each other', async () => {
  const { items, total } = await checkpoints();
  expect(items).toHaveLength(total);
  expect(total).toBeGreaterThan(2);
  for (const from of items) {
    for (const to of items.filter(({ size }) => size >= from.size)) {
      const answer = await admin.get<{ proof: string[] }>(
        `/api/audit/consistency?from=${from.size}&to=${to.size}`,
      );
      const proof = answer.body.proof.map((hash) => Buffer.from(hash, 'hex'));
      const [older, newer] = [await rootOf(from), await rootOf(to)];
      expect(await verifyConsistency(from.size, to.size, proof, older, newer)).toBe(true);
      if (from !== to) expect(await verifyConsistency(from.size, to.size, proof, newer, older)).toBe(false);
    }
  }
});

it('are read in pages', async () => {
  const whole = await checkpoints();
  const first = await checkpoints('?limit=2');
  const second = await checkpoints(`?limit=100&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(whole.items);
  expect(second.nextCursor).toBeNull();
});

describe('that exist are read while one that is due can’t be made:', () => {
  /** Asks another replica an hour after something happened. */
  async function answers(replica: TestApplication): Promise<readonly number[]> {
    const reader = admin.at(replica.origin);
    const before = await newest();
    await admin.post('/api/personas', { name: `The Reader of ${now}`, aboutMe: 'I read on.' });
    now += 3_600_000;
    const page = await reader.get<{ items: Item[] }>('/api/audit/checkpoints');
    expect(page).toMatchObject({ status: 200, body: { items: expect.arrayContaining([before]) as Item[] } });
    return [page.status, (await reader.get('/api/audit/checkpoints/latest')).status];
  }

  it('the record is away', async () => {
    const { servers } = application;
    const store = await TcpProxy.start(Number(new URL(servers.eventStoreUrl).port));
    const replica = await TestApplication.start({
      servers: { ...servers, eventStoreUrl: store.inFrontOf(servers.eventStoreUrl) },
      clock,
    });
    store.refuse();
    expect(await answers(replica)).toEqual([200, 200]);
    store.heal();
    await replica.app.close();
    await store.stop();
  });

  it('this server has another key', async () => {
    const directory = await temporaryDirectory();
    const replica = await TestApplication.start({
      servers: application.servers,
      clock,
      settings: { RECORD_SIGNING_KEY: '', DATA_DIR: directory.path },
    });
    expect(await answers(replica)).toEqual([200, 200]);
    await replica.app.close();
    await directory.remove();
  });
});

it.each([
  ['from', '/consistency?from=-1&to=1'],
  ['from', '/consistency?to=1'],
  ['from', '/consistency?from=2&to=1'],
  ['to', '/consistency?from=1&to=1000000'],
  ['limit', '/checkpoints?limit=0'],
  ['cursor', '/checkpoints?cursor=x'],
])('refuses a wrong %s: %s', async (field, path) => {
  const refused = await admin.get<{ errors: { field: string }[] }>(`/api/audit${path}`);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

it('the last verification of the record is told, and found in the metrics', async () => {
  const last = async () => (await admin.get<{ verification: object | null }>('/api/audit/verification')).body;
  const metrics = async () => (await application.visitor().get<string>('/metrics')).body;
  expect(await last()).toEqual({ verification: null });
  expect(await metrics()).toMatch(/^record_verification_failed NaN$/im);

  const dataSource = application.app.get(DataSource);
  const found = await verifyRecord({
    store: application.app.get(EventStore),
    codec: application.app.get(EventCodec),
    dataSource,
  });
  const at = new Date(now - 5_000);
  await keepVerification(dataSource, at, found);
  const { events, checkpoints: signed } = found;
  const told = { at: at.toISOString(), events, checkpoints: signed };
  expect(await last()).toEqual({ verification: { ...told, problem: null } });
  expect(await metrics()).toMatch(/^record_verified_seconds_ago 5$/m);

  await keepVerification(dataSource, at, { ...found, problem: 'Event 1 is not what was recorded.' });
  expect(await last()).toEqual({ verification: { ...told, problem: 'Event 1 is not what was recorded.' } });
  expect(await metrics()).toMatch(/^record_verification_failed 1$/m);
});
