import type { Page } from 'playwright-core';
import { draftPath, generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

const paragraphs = Array.from({ length: 60 }, (_, n) =>
  `Paragraph ${n} tells of a box that is kept. `.repeat(8),
);

let desk: Desk;
let article: string;
let page: Page;

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  article = (await generate(admin, { personaId: await idOfPersona(admin, 'The Archivist') })).id;
  await admin.patch(draftPath(article), { title: 'On boxes', content: paragraphs.join('\n\n') });
  page = await desk.browser({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await signIn(page, 'admin', adminPassword);
}, 120_000);

afterAll(() => desk.close());

interface Printed {
  readonly text: string;
  readonly theme: string;
  readonly pages: number;
}

/** What stands on paper when the page at an address is printed. */
async function printed(path: string, ready: string): Promise<Printed> {
  await page.emulateMedia({ media: null });
  await page.goto(path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  const text = await page.evaluate<string>('document.body.innerText');
  const theme = await page.evaluate<string>('document.documentElement.dataset.theme');
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  return { text, theme, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}

const ofTheApplication = /Editorial Platform|Logout|Export CSV|Load more|Save/;
const timesIn = (text: string, words: string): number => text.split(words).length - 1;

describe('on paper', () => {
  it('an article is whole, once, and nothing else', async () => {
    const { text, theme, pages } = await printed(`/articles?article=${article}`, 'Paragraph 0 tells');
    expect(theme).toBe('light');
    expect(text.match(ofTheApplication)).toBeNull();
    expect(timesIn(text, 'On boxes')).toBe(1);
    for (const n of paragraphs.keys()) expect([n, timesIn(text, `Paragraph ${n} tells`)]).toEqual([n, 8]);
    // Some three thousand words.
    expect(pages).toBeGreaterThan(5);
    expect(pages).toBeLessThan(16);
  }, 60_000);

  it('its history tells every change, and shows the text', async () => {
    const { text, pages } = await printed(`/articles?article=${article}&view=history`, 'Paragraph 0 tells');
    expect(text.match(ofTheApplication)).toBeNull();
    expect(text).toMatch(/History[^]*r1[^]*r0/);
    for (const n of paragraphs.keys()) expect([n, timesIn(text, `Paragraph ${n} tells`)]).toEqual([n, 8]);
    expect(pages).toBeLessThan(24);
  }, 60_000);

  it('the audit log has its entries', async () => {
    const { text } = await printed('/audit', 'entries');
    expect(text.match(ofTheApplication)).toBeNull();
    expect(text).toMatch(/Audit Log[^]*On boxes/);
  }, 60_000);
});
