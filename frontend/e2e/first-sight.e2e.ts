import type { Page } from 'playwright-core';
import { generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let article: string;

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  const personaId = await idOfPersona(admin, 'The Archivist');
  for (let written = 0; written < 8; written += 1) article = (await generate(admin, { personaId })).id;
  await admin.patch(`/api/articles/drafts/${article}`, { status: 'promoted' });
}, 120_000);

afterAll(() => desk.close());

/**
 * How many things a page asks for at first, and their kilobytes over the wire, headers included. What is asked again
 * since the server's events began late counts once.
 */
async function visit(page: Page, path: string): Promise<{ answers: number; kilobytes: number }> {
  await page.goto('about:blank');
  const asked = new Set<string>();
  let bytes = 0;
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ request }) => asked.add(request.url));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await network.detach();
  return { answers: asked.size, kilobytes: Math.round(bytes / 1_000) };
}

/** Buttons that a press would miss, since the toast lies over them. */
const coveredByToast = `[...document.querySelectorAll('[role=dialog] :is(button, a[href])')].filter((control) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const toast = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-toast]');
  return toast && !toast.contains(control);
}).map(({ textContent }) => textContent)`;

describe('a toast', () => {
  it.each([1440, 1024])(
    'covers no button of the dialog at %i pixels',
    async (width) => {
      const page = await desk.browser({ viewport: { width, height: 900 } });
      await signIn(page, 'admin', adminPassword);
      await page.goto(`/articles?article=${article}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Download .html' }).click();
      await page.locator('[data-toast]').waitFor();
      expect(await page.evaluate(coveredByToast)).toEqual([]);
    },
    60_000,
  );
});

/** Types as Japanese is typed: what is being composed shows in the text until it is accepted. */
async function compose(page: Page, steps: readonly string[], accepted: string): Promise<void> {
  const input = await page.context().newCDPSession(page);
  for (const text of steps) {
    const { length } = text;
    await input.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await input.send('Input.insertText', { text: accepted });
  await input.detach();
}

/** Selects the first lines of the text that has the focus. */
async function selectLines(page: Page, count: number): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < count; line += 1) await page.keyboard.press('Shift+ArrowDown');
}

describe('typing over what is selected', () => {
  it('leaves the console silent in both editors, with an input method too', async () => {
    const page = await desk.browser();
    await signIn(page, 'admin', adminPassword);
    await page.goto(`/articles?article=${article}`);
    const text = page.getByLabel('Content', { exact: true });
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('**Bold** words\n## Heading\n');
    await selectLines(page, 1);
    await page.keyboard.type('Typed over');
    expect(await text.textContent()).toMatch(/^Typed over/);
    await selectLines(page, 1);
    await compose(page, ['に', 'にほ', 'にほん'], '日本');
    expect(await text.textContent()).toMatch(/^日本(?!.*日本)/);
    await page.goto('/configuration');
    const json = page.getByRole('textbox').first();
    await json.click();
    await selectLines(page, 2);
    await page.keyboard.type('[');
    expect(await json.textContent()).toMatch(/^\[/);
    await selectLines(page, 2);
    await compose(page, ['に', 'にほ'], '日本');
    expect(await json.textContent()).toMatch(/^日本(?!.*日本)/);
    expect(desk.unexpected()).toEqual([]);
  }, 60_000);
});

describe('what comes at first sight', () => {
  it('is light: sign-in 130 kB, the dashboard 260 in 20 answers, the articles 300, fonts included', async () => {
    const page = await desk.browser();
    const signInPage = await visit(page, '/login');
    expect(desk.unexpected()).toEqual([]);
    await signIn(page, 'admin', adminPassword);
    const all = {
      signIn: signInPage,
      dashboard: await visit(page, '/'),
      articles: await visit(page, '/articles'),
    };
    const most = { signIn: 130, dashboard: 260, articles: 300 };
    const tooHeavy = Object.entries(most).filter(
      ([name, kilobytes]) => all[name as keyof typeof all].kilobytes > kilobytes,
    );
    expect({ tooHeavy, all }).toEqual({ tooHeavy: [], all });
    expect(all.dashboard.answers).toBeLessThanOrEqual(20);
  }, 120_000);
});
