import type { Page } from 'playwright-core';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;

beforeAll(async () => {
  desk = await Desk.open();
});

afterAll(() => desk.close());

async function addAuthor(admin: Page, username: string, persona: string): Promise<void> {
  await admin.getByRole('button', { name: 'Add User' }).click();
  await admin.getByLabel('Username').fill(username);
  await admin.getByLabel('First Name').fill('Mara');
  await admin.getByLabel('Last Name').fill('Example');
  await admin.getByLabel('Email').fill(`${username}@example.com`);
  await admin.getByLabel('Password', { exact: true }).fill('given by another');
  await admin.getByRole('combobox', { name: 'Assigned Persona' }).click();
  await admin.getByRole('option', { name: persona }).click();
  await admin.getByRole('button', { name: 'Save' }).dblclick();
  await admin.getByRole('article', { name: 'Mara Example' }).waitFor();
}

async function choosePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByRole('heading', { name: 'Password Change Required' }).waitFor();
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm New Password').fill(next);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Mara' }).waitFor();
}

describe('an author, from being added to being deactivated', () => {
  it('works in two browsers at once, and their consoles stay silent', async () => {
    const admin = await desk.browser();
    await signIn(admin, 'admin', adminPassword);
    await admin.goto('/user-management');
    await addAuthor(admin, 'mara', 'The Appraiser');

    const author = await desk.browser();
    await signIn(author, 'mara', 'given by another');
    await author.goto('/articles');
    await choosePassword(author, 'given by another', 'chosen by herself');

    // What an author saves stands on the administrator's screen without a reload.
    await admin.getByRole('link', { name: 'Author Personas' }).click();
    const card = admin.getByRole('article', { name: 'The Appraiser' });
    await card.waitFor();
    await author.getByRole('link', { name: 'My Profile' }).click();
    await author.getByRole('button', { name: 'Edit Profile' }).click();
    await author.getByLabel('Area of Expertise').fill('Clocks and their papers');
    await author.getByRole('button', { name: 'Save Changes' }).click();
    await author.getByText('Profile Updated').waitFor();
    await card.getByText('Clocks and their papers').waitFor();

    // Both change the same persona: the second to save decides, and loses nothing unseen.
    await card.getByRole('button', { name: 'Edit' }).click();
    await admin.getByLabel('Expertise').fill('Clocks, watches and their papers');
    await author.getByRole('button', { name: 'Edit Profile' }).click();
    await author.getByLabel('Area of Expertise').fill('Clocks alone');
    await author.getByLabel('Writing Style & Voice').fill('Dry.');
    await author.getByRole('button', { name: 'Save Changes' }).click();
    await author.getByRole('button', { name: 'Edit Profile' }).waitFor();
    await admin.getByRole('button', { name: 'Save' }).click();
    const conflict = admin.getByRole('dialog', { name: 'Mara Example changed this persona' });
    await conflict.getByText('Mara Example also changed Writing Style').waitFor();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await card.getByText('Clocks, watches and their papers').waitFor();
    await author.getByText('Clocks, watches and their papers').waitFor();
    await author.getByText('Dry.').waitFor();

    // Hearing the voice saves nothing.
    await card.getByRole('button', { name: 'Edit' }).click();
    await admin.getByRole('button', { name: 'Hear the Voice' }).click();
    await admin.getByText('Composed by the demo writer').waitFor();
    await admin.keyboard.press('Escape');
    await admin.getByRole('dialog').waitFor({ state: 'detached' });

    // A persona that an author has cannot be deleted.
    await card.getByRole('button', { name: 'Delete' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await admin.getByText('“The Appraiser” is assigned to mara.').waitFor();

    // A reset ends the session, and the temporary password leads to the change of it.
    await admin.getByRole('link', { name: 'User Management' }).click();
    const mara = admin.getByRole('article', { name: 'Mara Example' });
    await mara.getByRole('button', { name: 'Reset Password' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click();
    const temporary = await admin.getByRole('dialog').getByLabel('Temporary password').textContent();
    await admin.getByRole('button', { name: 'Done' }).click();
    await author.getByLabel('Username').waitFor();
    await signIn(author, 'mara', temporary ?? '');
    await choosePassword(author, temporary ?? '', 'chosen once more');

    // Deactivated while signed in: out, and no way back.
    await mara.getByRole('button', { name: 'Deactivate' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await mara.waitFor({ state: 'detached' });
    await author.getByLabel('Username').waitFor();
    await author.getByLabel('Password', { exact: true }).fill('chosen once more');
    await author.getByRole('button', { name: 'Sign In' }).click();
    await author.getByText('Invalid username or password').first().waitFor();

    const refused = desk.unexpected(
      // A temporary password hears nothing of the desk; a session that has ended, of nothing.
      [403, /\/api\/events$/],
      [401, /\/api\//],
      [412, /\/api\/personas\//],
      [409, /\/api\/personas\//],
    );
    expect(refused).toEqual([]);
  }, 180_000);
});
