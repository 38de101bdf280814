import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { idOfPersona, promotedArticle } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Sources } from '../../backend/test/support/images.js';
import { Desk, signIn } from './support/desk.js';

let sources: Sources;
let desk: Desk;

beforeAll(async () => {
  sources = await Sources.start();
  await sources.offer(1, 2);
  desk = await Desk.open(sources.settings);
});

afterAll(async () => {
  await desk.close();
  await sources.stop();
});

/** The page of images, with a set of one that was drawn and two that were found. */
async function openImages(): Promise<Page> {
  const admin = await desk.admin();
  const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  const page = await desk.browser();
  await signIn(page, 'admin', adminPassword);
  await page.goto(`/image-generator?article=${article.id}`);
  await page.getByRole('button', { name: 'Regenerate Images' }).click();
  await page.getByText('Images Generated Successfully').waitFor();
  return page;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Header images' }).getByRole('listitem');
const downloadOf = (card: Locator) => card.getByRole('button', { name: 'Download' });

async function save(page: Page, card: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), downloadOf(card).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Paths that the page asks for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';
const isJpeg = (bytes: Buffer) => bytes.readUInt16BE(0) === 0xffd8;

describe('images that a model drew and a search found', () => {
  it('tell whose they are, and are downloaded one way or another', async () => {
    const page = await openImages();
    await cards(page).nth(2).waitFor();
    expect(await cards(page).count()).toBe(3);
    const drawn = cards(page).filter({ hasText: 'AI Generated' });
    const found = cards(page).filter({ hasText: 'Web Search' });
    expect([await drawn.count(), await found.count()]).toEqual([1, 2]);
    await found.first().getByRole('link', { name: 'Source page' }).waitFor();
    await found.first().getByText(/^By /).waitFor();
    const address =
      (await found.first().getByRole('link', { name: 'Open in new tab' }).getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/api\/images\/[^/]+$/);

    const paths = asked(page);
    const png = await save(page, drawn);
    expect([png.name.endsWith('.png'), isPng(png.bytes)]).toEqual([true, true]);
    expect(paths).toContain('/api/images/download-proxy');
    const jpg = await save(page, found.first());
    expect([jpg.name.endsWith('.jpg'), isJpeg(jpg.bytes)]).toEqual([true, true]);
    // What is known of a picture is written into the file by the server.
    expect(paths).not.toContain(address);
    expect(desk.unexpected()).toEqual([]);

    await page.route('**/api/images/download-proxy', (route) => route.abort());
    const asItLies = await save(page, found.first());
    expect([asItLies.name, isJpeg(asItLies.bytes)]).toEqual([jpg.name, true]);
    expect(paths).toContain(address);

    await page.route(`**${address}`, (route) => route.abort());
    const [tab] = await Promise.all([page.waitForEvent('popup'), downloadOf(found.first()).click()]);
    await page.getByText('Download Alternative').waitFor();
    expect(new URL(tab.url()).pathname).toBe(address);
  }, 120_000);
});
