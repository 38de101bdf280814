import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { ChangeFeed } from '../../src/platform/event-sourcing/change-feed.js';
import { eventualAnswer } from '../../src/platform/testing/streams.js';
import { TestApplication } from '../support/application.js';
import { EventStream } from '../support/event-stream.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let author: Visitor;
const opened: EventStream[] = [];

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  author = await application.author('The Appraiser');
});
afterEach(() => opened.splice(0).forEach((stream) => stream.close()));
afterAll(() => application.stop());

/** Opens a stream. Resolves when the server has sent something, because the page is listening then. */
async function listenOn(visitor: Visitor): Promise<EventStream> {
  const stream = await EventStream.open(visitor);
  expect(stream.status).toBe(200);
  await eventualAnswer(() => Promise.resolve(stream.comments > 0));
  return stream;
}

/** Opens a stream until the end of the test. */
async function listen(visitor: Visitor): Promise<EventStream> {
  const stream = await listenOn(visitor);
  opened.push(stream);
  return stream;
}

/** @returns the server's request for the events; nobody reads its answer */
async function pageThatDoesNotRead(app: TestApplication['app'], visitor: Visitor): Promise<IncomingMessage> {
  const asked = once(app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
  expect((await visitor.stream('/api/events', new AbortController().signal)).status).toBe(200);
  const [request] = await asked;
  return request;
}

async function generate(visitor: Visitor): Promise<string> {
  const { status, body } = await visitor.post<{ article: { id: string } }>('/api/articles/generate', {
    categoryId: 'collectibles',
  });
  expect(status).toBe(201);
  return body.article.id;
}

/** Makes the administrator propose a shorter passage. */
async function propose(id: string): Promise<void> {
  const passage = { revision: 0, kind: 'shorten', start: 0, end: 80 };
  expect((await admin.post(`/api/articles/drafts/${id}/proposals`, passage)).status).toBe(201);
}

const topics = ({ events }: EventStream): unknown[] =>
  events.filter(({ type }) => type === 'change').flatMap(({ data }) => data['topics']);

describe('an event stream', () => {
  it('tells administrators what changed, authors what of it they may see', async () => {
    const other = await application.author('The Underwriter');
    const [administrators, authors] = [await listen(admin), await listen(author)];
    const theirs = await generate(other);
    await eventualAnswer(() => Promise.resolve(topics(administrators).includes(`article-${theirs}`)));
    const id = await generate(author);
    await eventualAnswer(() => Promise.resolve(topics(administrators).includes(`article-${id}`)));
    await eventualAnswer(() => Promise.resolve(topics(authors).includes(`article-${id}`)));
    expect(topics(administrators)).toContain('article');
    const ofArticles = topics(authors).filter((topic) => String(topic).startsWith('article'));
    expect([...new Set(ofArticles)]).toEqual(['article', `article-${id}`]);
    expect(JSON.stringify(authors.events)).not.toContain(theirs);
  });

  it('is silent on what is made of others’ articles, and tells kinds alone of what is everyone’s', async () => {
    const writer = await application.author('The Market Watcher');
    const others = await listen(await application.author('The Archivist'));
    const id = await generate(writer);
    await writer.patch(`/api/articles/drafts/${id}`, { title: 'Not for everyone' });
    await propose(id);
    const said = { aboutMe: 'I know what is in the box, and what is not.' };
    expect((await admin.put(`/api/personas/${writer.persona?.id}`, said)).status).toBe(200);
    await eventualAnswer(() => Promise.resolve(topics(others).includes('persona')));
    expect(topics(others).filter((topic) => /^article|^proposals|-/.test(String(topic)))).toEqual([]);
  });

  it('tells authors of what is proposed for their articles by others', async () => {
    const id = await generate(author);
    const stream = await listen(author);
    await propose(id);
    await eventualAnswer(() => Promise.resolve(topics(stream).includes(`proposals-${id}`)));
    expect(topics(stream)).toContain('proposals');
  });

  it('tells what follows each other closely in one event', async () => {
    const stream = await listen(admin);
    const id = await generate(author);
    const patch = { content: 'Rewritten.', status: 'promoted' };
    await author.patch(`/api/articles/drafts/${id}`, patch);
    await eventualAnswer(() => Promise.resolve(topics(stream).includes(`article-${id}`)));
    for (const { data } of stream.events) {
      expect(new Set(data['topics'] as string[]).size).toBe((data['topics'] as string[]).length);
    }
  });

  it('tells progress only to whoever asked for the work', async () => {
    const [mine, others] = [await listen(author), await listen(admin)];
    await generate(author);
    await eventualAnswer(() => Promise.resolve(mine.events.some(({ type }) => type === 'progress')));
    expect(others.events.filter(({ type }) => type === 'progress')).toEqual([]);
  });

  it('carries keys, never content', async () => {
    const [one, other] = [await listen(author), await listen(admin)];
    const id = await generate(author);
    await author.patch(`/api/articles/drafts/${id}`, { title: 'Telltale title' });
    await eventualAnswer(() => Promise.resolve(topics(other).includes(`article-${id}`)));
    expect(JSON.stringify([one.events, other.events])).not.toContain('Telltale');
  });
});

describe('an event stream looks at its user again', () => {
  it.concurrent('goes on with the role that its user has at the moment', async () => {
    const promoted = await application.author();
    const { id } = (await promoted.get<{ id: string }>('/api/auth/user')).body;
    const stream = await listenOn(promoted);
    await admin.put(`/api/users/${id}`, { role: 'admin' });
    await eventualAnswer(async () => {
      await admin.put(`/api/users/${id}`, { lastName: `Name ${Math.random()}` });
      return topics(stream).includes('users-house');
    });
    stream.close();
  });

  const endings: [string, (visitor: Visitor, id: string) => Promise<unknown>][] = [
    ['signing out', (visitor) => visitor.post('/api/auth/logout')],
    ['deactivation', (_, id) => admin.delete(`/api/users/${id}`)],
    ['a reset of the password', (_, id) => admin.post(`/api/users/${id}/reset-password`)],
  ];
  it.concurrent.each(endings)('ends within five seconds after %s', async (_, end) => {
    const visitor = await application.author();
    const { id } = (await visitor.get<{ id: string }>('/api/auth/user')).body;
    const stream = await listenOn(visitor);
    await end(visitor, id);
    const began = performance.now();
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('a server that stops does not wait', () => {
  it('for a page, whose events end', async () => {
    const other = await TestApplication.start();
    const stream = await EventStream.open(await other.admin());
    await eventualAnswer(() => Promise.resolve(stream.comments > 0));
    const began = performance.now();
    await other.app.close();
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(3_000);
    await other.servers.stop();
  });

  it('for a connection on which nothing was asked, as browsers open them in advance', async () => {
    const other = await TestApplication.start();
    const socket = connect(Number(new URL(other.origin).port), '127.0.0.1');
    await once(other.app.getHttpServer(), 'connection');
    const closed = once(socket.resume(), 'close');
    await other.stop();
    await closed;
  });

  it('for a page that does not read', async () => {
    const other = await TestApplication.start();
    const { socket } = await pageThatDoesNotRead(other.app, await other.admin());
    // This is more than the connection takes. It is not sent as events, because so many of them would close the
    // connection.
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    while (socket.writableLength < 1_000_000) {
      socket.write(chunk);
      await nextTurn();
    }
    await other.stop();
    expect(socket.destroyed).toBe(true);
  });
});

it('a page that does not read is dropped, and nothing is kept for it', async () => {
  const { socket } = await pageThatDoesNotRead(application.app, admin);
  const feed = application.app.get(ChangeFeed);
  const megabyte = Array.from({ length: 1_000 }, (_, n) => ({ stream: `article-${n}-${'x'.repeat(1_000)}` }));
  await eventualAnswer(() => {
    feed.publish(megabyte);
    return Promise.resolve(socket.destroyed);
  });
});

it('a hundred pages may listen and go', async () => {
  const streams = await Promise.all(Array.from({ length: 100 }, () => listen(admin)));
  const id = await generate(author);
  await eventualAnswer(() =>
    Promise.resolve(streams.every((stream) => topics(stream).includes(`article-${id}`))),
  );
  for (const stream of streams) stream.close();
  expect((await admin.get('/api/auth/user')).status).toBe(200);
});
