import { Secret, TOTP } from 'otpauth';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;

beforeAll(async () => {
  desk = await Desk.open();
});

afterAll(() => desk.close());

describe('an administrator who requires a second factor of everybody', () => {
  it('is asked who it is, sets one up, and goes on where it was', async () => {
    const page = await desk.browser();
    await signIn(page, 'admin', adminPassword);
    await page.goto('/editorial-rules');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('radio', { name: 'Everybody needs one' }).click();

    // The sign-in would still count; a refusal that stands for a later one is answered once.
    await page.route(
      '**/api/config/save',
      (route) =>
        route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: '/problems/proof-required', status: 403, ways: ['password'] }),
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('The password is wrong.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');

    // What was asked for was done, and holds for who asked.
    await page.getByRole('heading', { name: 'Second Factor Required' }).waitFor();
    await page.getByRole('button', { name: 'Set up' }).click();
    const secret = (await page.getByLabel('Secret for the app').textContent()) ?? '';
    const code = TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { level: 1, name: 'Editorial Rules' }).waitFor();
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByText('Everybody needs one').waitFor();
    expect(new URL(page.url()).pathname).toBe('/editorial-rules');
  });
});
