import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryDirectory } from '../../backend/src/platform/testing/temporary-directory.js';
import { unzipped } from '../../backend/src/record/evidence/verifier/unzip.mjs';
import { draftPath, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;

beforeAll(async () => {
  desk = await Desk.open();
});

afterAll(() => desk.close());

async function newAuthor(): Promise<void> {
  const admin = await desk.admin();
  const { status } = await admin.post('/api/users', {
    username: 'ines',
    email: 'ines@example.com',
    firstName: 'Ines',
    lastName: 'Example',
    role: 'author',
    assignedPersona: await idOfPersona(admin, 'The Appraiser'),
    password: 'given by another',
  });
  expect(status).toBe(201);
}

describe('from a first sign-in to an article whose every change is known', () => {
  it('works in the browser, and the console stays silent', async () => {
    await newAuthor();
    const page = await desk.browser();

    await signIn(page, 'ines', 'given by another');
    await page.getByRole('heading', { name: 'Password Change Required' }).waitFor();
    await page.getByLabel('Current Password').fill('given by another');
    await page.getByLabel('New Password', { exact: true }).fill('chosen by herself');
    await page.getByLabel('Confirm New Password').fill('chosen by herself');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Ines' }).waitFor();

    await page.getByRole('link', { name: 'Article Generator' }).first().click();
    await page.getByRole('combobox', { name: 'Category' }).first().click();
    await page.getByRole('option', { name: 'Collectibles' }).click();
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await page.getByText('Article Generated!').waitFor();

    await page.getByRole('link', { name: 'All drafts' }).click();
    await page.getByRole('heading', { name: 'Articles Dashboard' }).waitFor();
    await page.getByRole('table').getByRole('link').first().click();
    const content = page.getByLabel('Content', { exact: true });
    await content.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('A sentence that Ines wrote. ');
    await page.getByRole('radio', { name: /Promoted to a site builder/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved!').waitFor();

    const editor = await desk.browser();
    await signIn(editor, 'admin', adminPassword);
    await editor.goto('/articles');
    await editor.getByRole('table').getByRole('link').first().click();
    await editor
      .getByRole('button', { name: 'History' })
      .or(editor.getByRole('link', { name: 'History' }))
      .click();
    for (const step of ['Promoted', 'Text edited', 'Generated']) {
      await editor.getByRole('dialog').getByText(step, { exact: true }).first().waitFor();
    }
    await editor.getByRole('dialog').getByText('Text edited', { exact: true }).click();
    await editor.locator('ins', { hasText: 'A sentence that Ines wrote.' }).waitFor();

    expect(desk.unexpected()).toEqual([]);
  }, 180_000);
});

describe('evidence of an article', () => {
  it('is checked by the page in it, opened from disk, and one changed byte is found', async () => {
    const admin = await desk.admin();
    const { items } = (await admin.get<{ items: { id: string }[] }>('/api/articles?limit=1')).body;
    const answer = await admin.stream(
      `${draftPath(items[0]?.id ?? '')}/evidence`,
      AbortSignal.timeout(30_000),
    );
    const archive = Buffer.from(await answer.arrayBuffer());
    const files = await unzipped(archive);
    const directory = await temporaryDirectory();
    try {
      const file = path.join(directory.path, 'verify.html');
      await writeFile(file, files.get('verify.html') ?? '');
      const page = await desk.browser();
      await page.goto(pathToFileURL(file).href);
      const evidence = page.getByLabel('Evidence');
      await evidence.setInputFiles({ name: 'evidence.zip', mimeType: 'application/zip', buffer: archive });
      await page.getByText(/^This evidence holds/).waitFor();
      const events = Buffer.from(files.get('events.ndjson') ?? []);
      events.writeUInt8(events.readUInt8(events.length - 20) ^ 1, events.length - 20);
      await evidence.setInputFiles(
        [...files].map(([name, bytes]) => ({
          name,
          mimeType: 'text/plain',
          buffer: name === 'events.ndjson' ? events : Buffer.from(bytes),
        })),
      );
      await page
        .getByRole('listitem')
        .filter({ hasText: /^Line \d+ / })
        .first()
        .waitFor();
      expect(desk.unexpected()).toEqual([]);
    } finally {
      await directory.remove();
    }
  }, 120_000);
});
