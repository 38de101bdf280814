import type { Page } from 'playwright-core';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

let desk: Desk;
let page: Page;

beforeAll(async () => {
  desk = await Desk.open();
  page = await desk.browser();
  await signIn(page, 'admin', adminPassword);
});

afterAll(() => desk.close());

const state = () => page.getByRole('status', { name: 'Scheduler status' });
const run = () => page.getByRole('list', { name: 'Runs' }).getByRole('listitem').first();

it('is paused, runs by hand all the same, shows the run as it goes, and is resumed', async () => {
  await page.getByRole('link', { name: 'Article Scheduler' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Article Scheduler' }).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await state().getByText('Paused').waitFor();
  await page.getByText('Not scheduled', { exact: true }).waitFor();

  await page.getByLabel('Custom prompt').fill('What an unsold lot says about its reserve.');
  await page.getByRole('button', { name: 'Generate 10 Articles' }).click();
  await page.getByText('Generation Started').waitFor();
  // Nothing reloads the page: the server's events bring the run and its end.
  await run().getByText('Complete').waitFor({ timeout: 60_000 });
  await run().getByText('10 of 10 articles').waitFor();
  await run().getByText('What an unsold lot says about its reserve.').waitFor();

  await page.getByRole('button', { name: 'Resume' }).click();
  await state().getByText('Active/Running').waitFor();
}, 120_000);

it('leads from a run to its articles', async () => {
  await run().getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).waitFor();
});

it('says of channels that are not configured why nothing can be sent', async () => {
  await page.goto('/scheduler');
  const slack = page.getByRole('switch', { name: 'Slack' });
  await slack.waitFor();
  expect(await slack.isDisabled()).toBe(true);
  await page.getByText('Not configured on this server: SLACK_WEBHOOK_URL is not set.').waitFor();
});

it('wrote nothing to the console that it should not', () => {
  expect(desk.unexpected()).toEqual([]);
});
