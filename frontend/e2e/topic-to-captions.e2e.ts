import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;

beforeAll(async () => {
  desk = await Desk.open();
});

afterAll(() => desk.close());

/** Whether each picture of the page's list has come and is one, in the browser's own words. */
const picturesDrawn = `Promise.all([...document.querySelectorAll('main li img')].map(async (picture) => {
  picture.loading = 'eager';
  await picture.decode();
  return picture.naturalWidth > 0;
}))`;

const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

/** Has the week's ideas proposed, and writes the newest of them. Answers its title. */
async function writeAnIdea(page: Page): Promise<string> {
  await page.goto('/topic-generator');
  await page.getByText('No ideas yet').waitFor();
  await page.getByRole('button', { name: 'Generate Weekly Batch Now' }).dblclick();
  await page.getByText('Generated 5 new topic ideas').waitFor();
  const entries = page.getByRole('main').getByRole('article');
  await entries.nth(4).waitFor();
  expect(await entries.count()).toBe(5);
  const newest = entries.first();
  const title = (await newest.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await newest.getByRole('button', { name: 'Copy Prompt' }).click();
  await page.getByText('Copied!').waitFor();
  expect(await clipboard(page)).toContain(`Title: ${title}`);
  await newest.getByRole('link', { name: 'Write This Article' }).click();
  const form = page.getByRole('form', { name: 'Single Article' });
  await form.getByText(title).waitFor();
  await choose(form, 'Category', 'Collectibles');
  await choose(form, 'Persona', 'The Appraiser');
  await form.getByRole('button', { name: 'Generate Article' }).click();
  await page.getByText('Article Generated!').waitFor();
  await form.getByText('Already written:').waitFor();
  return title;
}

async function choose(form: Locator, field: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).click();
  await form.page().getByRole('option', { name: option }).click();
}

/** Promotes the article of an idea, from the page of ideas. */
async function promote(page: Page): Promise<void> {
  await page.goto('/topic-generator');
  const written = page.getByRole('article').first().getByRole('link').filter({ hasNotText: 'Write' }).last();
  await written.click();
  await page.getByRole('radio', { name: /Promoted to a site builder/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved!').waitFor();
}

async function save(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await page.getByText('Download Started').waitFor();
  return download;
}

async function haveImagesMade(page: Page): Promise<void> {
  await page.goto('/image-generator');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByText('No header images yet').waitFor();
  await page.getByRole('button', { name: 'Regenerate Images' }).dblclick();
  await page.getByText('Images Generated Successfully').waitFor();
  const images = page.getByRole('list', { name: 'Header images' });
  await images.getByRole('listitem').nth(2).waitFor();
  expect(await images.getByRole('listitem').count()).toBe(3);
  expect(await images.getByText('AI Generated').count()).toBe(3);
  expect(await images.getByText(/Demo drawing/).count()).toBe(3);
  expect(await page.evaluate<boolean[]>(picturesDrawn)).toEqual([true, true, true]);
  const download = await save(page, images.getByRole('button', { name: 'Download' }).first());
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}_]+\.png$/u);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
}

/** Captions come by themselves, once, although two tabs show the article. */
async function haveCaptionsWritten(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.goto('/social-generator');
  await page.getByText('0 captions').waitFor();
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/article=/);
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole('heading', { name: 'Caption 3' }).waitFor();
  const text = (tab: Page) => tab.getByRole('list', { name: 'Captions' }).innerText();
  expect(await text(other)).toBe(await text(page));
  await other.close();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy', exact: true }).nth(1).click();
  await page.getByText('Copied!').waitFor();
  const caption = await clipboard(page);
  expect(caption).toMatch(/https?:\/\/\S+\/insights/);
  expect(new Set(caption.match(/#[\p{L}\p{N}_]+/gu)).size).toBeGreaterThanOrEqual(4);
  await page.getByText('3 captions').first().waitFor();
}

describe('from the week’s ideas to what accompanies an article', () => {
  it('works in the browser, and the console stays silent', async () => {
    const page = await desk.browser({ permissions: ['clipboard-read', 'clipboard-write'] });
    await signIn(page, 'admin', adminPassword);
    await writeAnIdea(page);
    await promote(page);
    await haveImagesMade(page);
    await haveCaptionsWritten(page);

    await page.goto('/articles');
    const row = page.getByRole('row').filter({ has: page.getByRole('img', { name: 'Captions:' }) });
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/ 3 3 /);
    expect(desk.unexpected()).toEqual([]);
  }, 180_000);
});
