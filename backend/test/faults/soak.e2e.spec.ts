import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../../checks/testing/seeded-random.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { draftPath, generate, type OneArticle } from '../support/articles.js';
import { MeasuredServer, type Memory } from '../support/measured-server.js';
import type { Visitor } from '../support/visitor.js';

const people = 6;
const articlesEach = 2;
const wordsOfArticle = 2_000;
const wordsOfSave = 60;

/** The most memory that may be left of ten minutes’ work, in mebibytes. */
const mostLeft = 40;
const isTooMuch = ({ held, resident }: Memory): boolean => held > mostLeft || resident > mostLeft;

const betweenLooksMs = 20_000;
const mostLooks = 6;

const isFull = process.env['FULL_SCALE'] === '1';

/**
 * The time between two requests of a person, in milliseconds: one second in ten minutes, a tenth of a second in the
 * short run.
 */
const paceMs = isFull ? 1_000 : 100;

interface Draft {
  readonly id: string;
  words: string[];
  revision: number;
}

/** A person who writes, looks up who wrote what, and looks around. */
class Person {
  private readonly statuses = new Map<string, number>();
  private readonly next: () => number;
  private readonly drafts: Draft[] = [];
  private requests = 0;

  constructor(
    private readonly visitor: Visitor,
    private readonly number: number,
  ) {
    this.next = seededRandom(number + 1);
  }

  async begin(personaId: string): Promise<void> {
    for (let article = 0; article < articlesEach; article += 1) {
      const { id, revision } = await generate(this.visitor, { personaId });
      this.drafts.push({ id, revision, words: Array.from({ length: wordsOfArticle }, (_, at) => `w${at}`) });
    }
  }

  /** @returns the number of each unexpected answer */
  async work(rounds: number): Promise<Record<string, number>> {
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      await pause(Math.max(0, start + round * paceMs - performance.now()));
      await this.request();
    }
    return Object.fromEntries(this.statuses);
  }

  private async request(): Promise<void> {
    const draft = this.drafts[this.upTo(articlesEach)];
    if (!draft) throw new Error('There is nothing to work on.');
    const own = draftPath(draft.id);
    this.requests += 1;
    switch (this.requests % 8) {
      case 0:
      case 3:
      case 6:
        return this.save(draft);
      case 1:
      case 5:
        return this.get(`${own}/origins?revision=${this.upTo(draft.revision + 1)}`);
      case 2:
        return this.get(own);
      case 4:
        return this.get(
          [`${own}/history?limit=20`, `${own}/rule-report`, `${own}/packages`][this.upTo(3)] ?? own,
        );
      default:
        return this.get(
          ['/api/articles?q=archive', '/api/articles/drafts?limit=20', '/api/stats', '/api/personas'][
            this.upTo(4)
          ] ?? own,
        );
    }
  }

  private async save(draft: Draft): Promise<void> {
    for (let word = 0; word < wordsOfSave; word += 1) {
      draft.words[this.upTo(draft.words.length)] = `p${this.number}r${draft.revision}w${word}`;
    }
    const content = draft.words
      .map((word, at) => (at % 12 === 11 ? `${word}.` : word) + (at % 80 === 79 ? '\n\n' : ' '))
      .join('');
    const { status, body } = await this.visitor.patch<OneArticle>(draftPath(draft.id), { content });
    this.count('PATCH', status);
    if (status === 200) draft.revision = body.article.revision;
  }

  private async get(path: string): Promise<void> {
    const { status } = await this.visitor.get(path);
    this.count(`GET ${path.replace(/.*\/|\?.*/g, '')}`, status);
  }

  private count(call: string, status: number): void {
    if (status === 200) return;
    const key = `${call}: ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
  }

  private upTo(most: number): number {
    return Math.floor(this.next() * most);
  }
}

describe('soak (A31): memory comes back', () => {
  let servers: TestServers;
  let server: MeasuredServer;

  beforeAll(async () => {
    servers = await startMigratedServers();
    server = await MeasuredServer.start(servers);
  });

  afterAll(async () => {
    await server.stop();
    await servers.stop();
  });

  it(`after ten minutes’ work of six people no more than ${mostLeft} MiB are taken than at the start`, async () => {
    const admin = await server.admin();
    const personas = (await admin.get<{ id: string; name: string }[]>('/api/personas')).body;
    const workers = await Promise.all(
      Array.from({ length: people }, async (_, number) => {
        const persona = personas[number % personas.length];
        const visitor = number === 0 ? admin : await server.author(`writer${number}`, persona?.name ?? '');
        const person = new Person(visitor, number);
        await person.begin(persona?.id ?? '');
        return person;
      }),
    );
    const before = await server.memory();
    const unexpected = await Promise.all(workers.map((person) => person.work(scaled(600))));
    expect(unexpected).toEqual(workers.map(() => ({})));
    const left = (after: Memory): Memory => ({
      held: after.held - before.held,
      resident: after.resident - before.resident,
    });
    // V8 gives memory back after some time without work, but each look causes some work.
    let after = left(await server.memory());
    for (let look = 0; look < mostLooks && isTooMuch(after); look += 1) {
      await pause(betweenLooksMs);
      after = left(await server.memory());
    }
    const told = { before, more: after, isTooMuch: isTooMuch(after) };
    if (isFull) console.log(told);
    expect(told).toEqual({ ...told, isTooMuch: false });
  }, 1_200_000);
});
