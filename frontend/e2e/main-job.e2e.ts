import { idOfPersona } from '../../backend/test/support/articles.js';
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
