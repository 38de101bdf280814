import { scaled } from '../../src/platform/testing/scale.js';
import { draftPath, generate, type OneArticle } from '../support/articles.js';
import { EmbeddedServer, type Victim } from '../support/embedded-server.js';
import { checkInvariants } from '../support/invariants.js';
import type { Visitor } from '../support/visitor.js';

const victims: readonly Victim[] = ['application', 'event store', 'everything'];

/** A person who edits one draft as fast as the answers come, and remembers what was acknowledged. */
class Editor {
  readonly acknowledged = new Map<number, string>();
  private texts = 0;

  constructor(readonly articleId: string) {}

  /** Edits until the server is gone or `enough` says so. A cut connection or a 5xx leaves the outcome open. */
  async edit(visitor: Visitor, enough: () => boolean): Promise<number[]> {
    const statuses: number[] = [];
    while (!enough()) {
      this.texts += 1;
      const content = `Text ${this.texts} of ${this.articleId}.`;
      try {
        const { status, body } = await visitor.patch<OneArticle>(draftPath(this.articleId), { content });
        statuses.push(status);
        if (status === 200) this.acknowledged.set(body.article.revision, content);
      } catch {
        return statuses;
      }
    }
    return statuses;
  }

  /** Expects everything that was acknowledged to be there unchanged. */
  async findsAgain(reader: Visitor): Promise<void> {
    for (const [revision, content] of this.acknowledged) {
      const stood = await reader.get<OneArticle>(`${draftPath(this.articleId)}/history/${revision}`);
      expect(stood.body.article.content).toBe(content);
    }
  }
}

describe('A1 What was acknowledged survives', () => {
  it('kill -9 of the application, the event store, or everything, under 20 editors', async () => {
    const server = await EmbeddedServer.start();
    try {
      const admin = await server.admin();
      const [persona] = (await admin.get<{ id: string }[]>('/api/personas')).body;
      const editors = await Promise.all(
        Array.from(
          { length: 20 },
          async () => new Editor((await generate(admin, { personaId: persona?.id })).id),
        ),
      );
      const statuses = new Set<number>();
      for (let round = 0; round < scaled(200); round += 1) {
        const visitor = await server.admin();
        let over = false;
        const edits = 3 + Math.floor(Math.random() * 40);
        const before = total(editors);
        const work = editors.map((editor) => editor.edit(visitor, () => over));
        await until(() => total(editors) - before >= edits);
        const victim = victims[round % victims.length] ?? 'everything';
        await server.kill(victim);
        if (victim === 'event store') {
          // The application keeps running and takes edits again by itself.
          const killedAt = total(editors);
          await until(() => total(editors) > killedAt);
          over = true;
        }
        for (const status of (await Promise.all(work)).flat()) statuses.add(status);
        if (victim !== 'event store') await server.start();
      }

      const reader = await server.admin();
      await Promise.all(editors.map((editor) => editor.findsAgain(reader)));
      expect([...statuses].filter((status) => status === 500)).toEqual([]);
      expect(await checkInvariants(server.addresses)).toEqual({
        repeatedEvents: 0,
        differing: [],
        parked: 0,
      });
    } finally {
      await server.remove();
    }
  }, 3_600_000);
});

function total(editors: readonly Editor[]): number {
  return editors.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

/** Waits until a condition holds, and looks again after other work has had its turn. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
