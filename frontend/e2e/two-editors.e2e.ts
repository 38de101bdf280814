import type { Page } from 'playwright-core';
import { scaled } from '../../backend/src/platform/testing/scale.js';
import { draftPath, generate, idOfPersona, type OneArticle } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import type { Visitor } from '../../backend/test/support/visitor.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let admin: Visitor;

beforeAll(async () => {
  desk = await Desk.open();
  admin = await desk.admin();
});

afterAll(() => desk.close());

interface History {
  readonly events: readonly { readonly revision: number }[];
}

/** Every text that the article has ever had, by asking for one revision after the other. */
async function textsOnRecord(id: string): Promise<string[]> {
  const { events } = (await admin.get<History>(`${draftPath(id)}/history`)).body;
  const texts: string[] = [];
  for (const { revision } of events) {
    const { status, body } = await admin.get<OneArticle>(`${draftPath(id)}/history/${revision}`);
    expect(status).toBe(200);
    texts.push(body.article.content);
  }
  return texts;
}

/** One person with the article open in the editor. */
class Editor {
  readonly typed: string[] = [];
  private unsaved = false;

  constructor(
    private readonly page: Page,
    private readonly name: string,
    private readonly id: string,
  ) {}

  async load(): Promise<void> {
    await this.page.goto(`/articles?article=${this.id}`);
    await this.content().waitFor();
    const unsaved = this.page.getByRole('button', { name: 'Restore', exact: true });
    if (await unsaved.isVisible()) await unsaved.click();
  }

  /** A sentence at the very start of the text. */
  async type(): Promise<void> {
    const sentence = `${this.name} ${this.typed.length}.`;
    this.typed.push(sentence);
    this.unsaved = true;
    await this.content().click();
    await this.page.keyboard.press('Control+Home');
    await this.page.keyboard.type(`${sentence} `);
  }

  /** Saves, and settles a conflict in one of the offered ways. */
  async save(settle: number): Promise<void> {
    if (!this.unsaved) return;
    this.unsaved = false;
    const saved = this.page.waitForResponse((response) => response.request().method() === 'PATCH');
    await this.page.keyboard.press('Control+s');
    if ((await saved).status() !== 412) return;
    const conflict = this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last();
    const choices = conflict.getByRole('button', { name: /^(Keep mine|Merge)$/ });
    await choices.first().waitFor();
    const again = this.page.waitForResponse((response) => response.request().method() === 'PATCH');
    await choices.nth(settle % (await choices.count())).click();
    await again;
  }

  private content(): ReturnType<Page['getByLabel']> {
    return this.page.getByLabel('Content', { exact: true });
  }
}

describe('A25 No lost update between people', () => {
  it('whatever two people do to one draft, every sentence that was saved is in its history', async () => {
    const { id } = await generate(admin, { personaId: await idOfPersona(admin, 'The Collector') });
    // Little to draw and to check again at each key: it is about what is kept of it.
    await admin.patch(draftPath(id), { content: '## Papers\n\nKeep the condition report.' });
    const small = { viewport: { width: 1024, height: 600 }, reducedMotion: 'reduce' } as const;
    const pages = [await desk.browser(small), await desk.browser(small)];
    const editors: Editor[] = [];
    for (const [n, page] of pages.entries()) {
      await signIn(page, 'admin', adminPassword);
      editors.push(new Editor(page, ['Ada', 'Ben'][n] ?? '', id));
    }
    await Promise.all(editors.map((editor) => editor.load()));

    for (let round = 0; round < scaled(500); round += 1) {
      const [first, second] = Math.random() < 0.5 ? editors : [...editors].reverse();
      await first?.type();
      if (Math.random() < 0.5) await second?.type();
      await first?.save(round);
      if (Math.random() < 0.3) await second?.load();
      else await second?.save(round);
    }
    for (const editor of editors) await editor.save(0);

    const record = await textsOnRecord(id);
    for (const sentence of editors.flatMap((editor) => editor.typed)) {
      expect(record.some((text) => text.includes(sentence))).toBe(true);
    }
    expect(desk.unexpected([412, /\/api\/articles\/drafts\//])).toEqual([]);
  }, 600_000);
});
