import type { Page } from 'playwright-core';
import { draftPath, generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';
import { faultsOfRoom } from './support/room.js';

/** As long as headlines of the trade are. */
const title = 'What the sale room in Geneva did not tell collectors of complicated watches about provenance';

let desk: Desk;
let article: string;

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  const personaId = await idOfPersona(admin, 'The Market Watcher');
  for (const status of ['draft', 'draft', 'promoted']) {
    article = (await generate(admin, { personaId })).id;
    await admin.patch(draftPath(article), { title: `${title}, as ${status}`, status });
  }
}, 120_000);

afterAll(() => desk.close());

/** Opens the sidebar fully beside the page, or takes it away, whatever the window's width says of it. */
const setSidebar = (width: string) =>
  `Object.assign(document.querySelector('main').previousElementSibling.style, { width: '${width}', overflow: 'hidden' })`;

const WITH_SIDEBAR = 768;
const widths = Array.from({ length: 85 }, (_, step) => 320 + 20 * step);

/** What has no room anywhere on a screen between 320 and 2,000 pixels, and the widths at which. */
async function faultsAtAllWidths(page: Page, path: string): Promise<Record<string, string[]>> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const sidebar of width < WITH_SIDEBAR ? [''] : ['248px', '0']) {
      await page.evaluate(setSidebar(sidebar));
      for (const fault of await faultsOfRoom(page, 'main')) {
        (found[fault] ??= []).push(`${width} beside ${sidebar || 'nothing'}`);
      }
    }
  }
  return found;
}

describe('lists and their filters', () => {
  it('have room at every width, beside the sidebar and without it', async () => {
    const page = await desk.browser({ reducedMotion: 'reduce' });
    await signIn(page, 'admin', adminPassword);
    for (const path of ['/', '/articles', '/image-generator', '/audit', '/sources', '/quality']) {
      expect({ [path]: await faultsAtAllWidths(page, path) }).toEqual({ [path]: {} });
    }
  }, 400_000);
});

/** What is typed into stands at the top of the page where it stands, and nothing lies over it. */
const isTypedInSight = `(() => {
  const selection = getSelection();
  const field = document.activeElement;
  const line = field.isContentEditable ? selection.anchorNode.parentElement : field;
  const { left, top, bottom } = line.getBoundingClientRect();
  const there = document.elementFromPoint(left + 8, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  return field.contains(there);
})()`;

describe('a window of 320 pixels, as a phone or a page at 400 % has it', () => {
  it.each([
    ['an article', () => `/articles?article=${article}`, 'Content'],
    ['the history of an article', () => `/articles?article=${article}&view=history`, undefined],
    ['a new persona', () => '/personas?persona=new', 'Name'],
    ['a new user', () => '/user-management?user=new', 'Username'],
    ['a new category', () => '/categories?add=true', 'Name'],
  ])(
    'has room for %s, also while it is typed',
    async (_what, path, field) => {
      const page = await desk.browser({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
      await signIn(page, 'admin', adminPassword);
      await page.goto(path());
      await page.locator('[role=dialog] [data-body]').waitFor();
      await page.waitForLoadState('networkidle');
      for (const height of [568, 256]) {
        await page.setViewportSize({ width: 320, height });
        if (field !== undefined) {
          await page.getByRole('dialog').getByLabel(field, { exact: true }).focus();
          await page.keyboard.type('word ');
          expect(await page.evaluate(isTypedInSight)).toBe(true);
        }
        expect({ height, faults: await faultsOfRoom(page, '[role=dialog]') }).toEqual({ height, faults: [] });
      }
    },
    60_000,
  );
});
