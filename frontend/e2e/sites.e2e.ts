import { idOfPersona, promotedArticle } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { FakeWordPress } from '../../backend/test/support/fake-wordpress.js';
import { Desk, signIn } from './support/desk.js';

let wordpress: FakeWordPress;
let desk: Desk;

beforeAll(async () => {
  wordpress = await FakeWordPress.start();
  desk = await Desk.open({ IMAGE_FETCH_ALLOW: wordpress.host });
});

afterAll(async () => {
  await desk.close();
  await wordpress.stop();
});

it('a site is added, checked and sent an article, which then says where it lives', async () => {
  const page = await desk.browser();
  await signIn(page, 'admin', adminPassword);
  await page.goto('/integrations?list=sites');
  await page.getByRole('button', { name: 'Add Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Site' });
  await dialog.getByLabel('Name', { exact: true }).fill('House blog');
  await dialog.getByLabel('Address').fill(wordpress.address);
  await dialog.getByLabel('User name').fill(wordpress.username);
  await dialog.getByLabel('Application password').fill(wordpress.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const site = page.getByRole('list', { name: 'Sites' }).getByRole('listitem').first();
  await site.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Signed in as Ed Itor.').waitFor();

  const admin = await desk.admin();
  const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  await page.goto(`/articles?article=${article.id}`);
  const link = page.getByRole('link', { name: /^draft \d+$/ });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`http://blog.example/?p=${wordpress.shown[0]?.id}`);

  await page.goto('/integrations?list=sites');
  await page.getByRole('button', { name: 'Deliveries' }).click();
  const sent = page.getByRole('dialog', { name: 'Deliveries' }).getByRole('listitem');
  await sent.getByText('Sent', { exact: true }).waitFor();
});
