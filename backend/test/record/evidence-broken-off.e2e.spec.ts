import type { AllStreamSubscription } from '@eventstore/db-client';
import { randomBytes } from 'node:crypto';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
/** The subscriptions from which the evidence is read. */
const subscriptions: AllStreamSubscription[] = [];

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  const { id } = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  // This is more than fits between the record and a reader who has stopped reading.
  for (let edit = 0; edit < 40; edit += 1) {
    const content = randomBytes(150_000).toString('base64');
    expect((await admin.patch(draftPath(id), { content })).status).toBe(200);
  }
  const store = application.app.get(EventStore);
  const subscribe = store.subscribe.bind(store);
  store.subscribe = (...from) => {
    const subscription = subscribe(...from);
    subscriptions.push(subscription);
    return subscription;
  };
});
beforeEach(() => subscriptions.splice(0));
afterAll(() => application.stop());

it('of a long record lets go of it when the reader is gone', async () => {
  const reading = new AbortController();
  const { body } = await admin.stream('/api/audit/evidence', reading.signal);
  await eventually(() => expect(subscriptions).toHaveLength(1));
  expect((await body?.getReader().read())?.done).toBe(false);
  const subscription = subscriptions[0] as AllStreamSubscription;
  reading.abort();
  await eventually(() => expect(subscription.destroyed).toBe(true));
});

it('is not read for a HEAD request', async () => {
  const headers = await admin.send('HEAD', '/api/audit/evidence');
  expect(headers.status).toBe(200);
  expect((await admin.get('/api/audit/evidence')).status).toBe(200);
  await eventually(() => expect(subscriptions.map(({ destroyed }) => destroyed)).not.toContain(false));
  // Two are for the events and the report of the download; the other request may have begun to read one more.
  expect(subscriptions.length).toBeLessThanOrEqual(3);
});
