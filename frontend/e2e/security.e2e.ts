import { Secret, TOTP } from 'otpauth';
import type { Route } from 'playwright-core';
import { addAuthor } from '../../backend/test/support/authors.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { freePort } from '../../backend/test/support/free-port.js';
import { HouseProvider } from '../../backend/test/support/house-provider.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let house: HouseProvider;
let baseURL: string;

beforeAll(async () => {
  house = await HouseProvider.start();
  const port = String(await freePort());
  baseURL = `http://localhost:${port}`;
  desk = await Desk.open({ PORT: port, PUBLIC_URL: baseURL, ...house.settings });
  house.serve(desk.server.origin, baseURL);
}, 120_000);

afterAll(async () => {
  await desk.close();
  await house.stop();
});

/** A sign-in would still count; a refusal that stands for a later one is answered once. */
const proofRequired = (wanted: object) => (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: '/problems/proof-required', status: 403, ...wanted }),
  });

describe('somebody whose house has a sign-on', () => {
  it('links the account, signs in by it, shows by it who they are, and is told where it fails', async () => {
    await addAuthor(await desk.admin(), 'linker', adminPassword);
    const page = await desk.browser({ baseURL });
    await signIn(page, 'linker', adminPassword);
    await page.goto('/profile?part=security');
    await page.getByRole('button', { name: 'Link The House' }).click();
    await page.getByRole('list', { name: 'Linked accounts' }).getByRole('paragraph').waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign in with The House' }).click();
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    await page.goto('/profile?part=security');
    await page
      .getByText(/by sign-on/)
      .first()
      .waitFor();

    const signOn = [{ id: '1', name: 'The House' }];
    await page.route('**/api/auth/methods/totp', proofRequired({ ways: ['sign-on'], signOn }), { times: 1 });
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Sign in with The House' }).click();
    await page.getByLabel('Secret for the app').waitFor();

    house.before = ({ url }, response) => {
      const isExchange = url === '/token';
      if (isExchange) response.destroy();
      return isExchange;
    };
    const other = await desk.browser({ baseURL });
    await other.goto('/login');
    await other.getByRole('link', { name: 'Sign in with The House' }).click();
    await other.getByText('The house’s sign-on can’t be reached right now.').waitFor();
    await signIn(other, 'linker', adminPassword);
  }, 120_000);
});

describe('an administrator who requires a second factor of everybody', () => {
  it('is asked who it is, sets one up, and goes on where it was', async () => {
    const page = await desk.browser({ baseURL });
    await signIn(page, 'admin', adminPassword);
    await page.goto('/editorial-rules');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('radio', { name: 'Everybody needs one' }).click();

    await page.route('**/api/config/save', proofRequired({ ways: ['password'] }), { times: 1 });
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
