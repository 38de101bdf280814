import type { Page, Route } from 'playwright-core';
import { addAuthor } from '../../backend/test/support/authors.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let baseURL: string;

beforeAll(async () => {
  desk = await Desk.open();
  // Passkeys belong to a name: at the address that the test server prints there can be none.
  baseURL = desk.server.origin.replace('127.0.0.1', 'localhost');
}, 120_000);

afterAll(() => desk.close());

const password = 'correct horse battery';

/** A device that keeps passkeys and verifies the person at once. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
};

it('is added, signs in, is shown as a proof, and is there once for each device', async () => {
  await addAuthor(await desk.admin(), 'keyholder', password);
  const page = await desk.browser({ baseURL });
  await withAuthenticator(page);
  await signIn(page, 'keyholder', password);
  await page.goto('/profile?part=security');
  await add(page, 'My laptop');
  await page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('button', { name: 'Done' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByText('My laptop').waitFor();

  await add(page, 'Once more');
  await page.getByText('This device already has a passkey for you.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.request.post('/api/auth/logout');
  await page.goto('/login');
  const greeting = page.getByRole('heading', { name: /^Welcome back/ });
  const use = page.getByRole('button', { name: 'Use a passkey' });
  // The browser offers it by itself too, and this device takes the offer when it sees it first: the button is gone then,
  // and a click that still waited for one would find that of the proof below.
  await use.or(greeting).first().waitFor();
  for (const button of await use.elementHandles()) await button.click().catch(() => undefined);
  await greeting.waitFor();
  await page.goto('/profile?part=security');
  await page
    .getByText(/with a passkey/)
    .first()
    .waitFor();
  await list.getByText(/^Last used/).waitFor();

  // Once, as after a quarter of an hour.
  await page.route('**/api/auth/methods/passkeys/*', proofRequired, { times: 1 });
  await list.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await use.click();
  await page.getByText('Passkey removed').waitFor();
  await list.waitFor({ state: 'detached' });
  expect(desk.unexpected([403, /passkeys/])).toEqual([]);
}, 120_000);

const proofRequired = (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: '/problems/proof-required', ways: ['password', 'passkey'] }),
  });

it('tells at an address of numbers where there can be some', async () => {
  const page = await desk.browser();
  await page.goto('/login');
  await page.getByLabel('Username').waitFor();
  expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
  await signIn(page, 'admin', adminPassword);
  await page.goto('/profile?part=security');
  await page.getByText(/Passkeys work only where this desk is opened as “localhost”/).waitFor();
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
}, 60_000);
