import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { generate, idOfPersona } from '../../backend/test/support/articles.js';
import { addAuthor } from '../../backend/test/support/authors.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';
import { comesSteadily, noteShifts } from './support/layout-shift.js';
import { screensOf, screensOfAuthor, type Screen } from './support/screens.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let desk: Desk;
let article: string;

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  const personaId = await idOfPersona(admin, 'The Archivist');
  for (let written = 0; written < 8; written += 1) article = (await generate(admin, { personaId })).id;
  await admin.patch(`/api/articles/drafts/${article}`, { title: 'Another title', status: 'promoted' });
  await addAuthor(admin, 'ada', adminPassword, 'The Archivist');
}, 120_000);

afterAll(() => desk.close());

/** @param rules those to run; all when there are none */
async function seriousFindings(page: Page, rules: readonly string[]): Promise<string[]> {
  // Not as a script element: the page's own policy would refuse it, and rightly so.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) };
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** A colour that is still on its way to the other theme's would be measured. */
const coloursAreThere = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))`;

/** The page, or the body of a dialog on it. */
const isWiderThanItsFrame = `[document.documentElement, ...document.querySelectorAll('[data-body]')]
  .some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)`;

/** What is wrong with a screen that has come: nothing with most of them. */
async function faultsIn(page: Page, theme: 'light' | 'dark', ...rules: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.evaluate(coloursAreThere);
  const sideways = await page.evaluate(isWiderThanItsFrame);
  const findings = await seriousFindings(page, rules);
  return [...findings, ...(sideways ? ['scrolls sideways'] : [])].map((fault) => `${theme}: ${fault}`);
}

/** The phone is of somebody who prefers less motion: nothing may move because of that either. */
const devices = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' },
] as const;

/** What is wrong with each of the screens on a device, in either theme. */
async function faultsOn(
  device: (typeof devices)[number],
  user: string,
  screens: readonly Screen[],
): Promise<Record<string, unknown>> {
  const page = await desk.browser(device);
  await page.addInitScript(noteShifts);
  const found: Record<string, unknown> = {};
  const visit = async ([path, heading, press]: Screen): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    const moved = await comesSteadily(page, path, heading);
    if (press) {
      const control =
        'tab' in press
          ? page.getByRole('tab', { name: press.tab })
          : page.getByRole('button', { name: press.button });
      await control.click();
      await page.getByRole('heading', { name: press.brings }).waitFor();
    }
    const light = await faultsIn(page, 'light');
    // The page follows, as when evening comes; only its colours are others then.
    const dark = await faultsIn(page, 'dark', 'color-contrast');
    const faults = [...light, ...dark];
    if (moved.shift > 0.02 || faults.length > 0) found[path] = { moved, faults };
  };
  await visit(['/login', /Provenance/]);
  await signIn(page, user, adminPassword);
  for (const screen of screens) await visit(screen);
  return found;
}

it.each([
  ['an administrator', 'admin', screensOf],
  ['an author', 'ada', screensOfAuthor],
] as const)(
  'each screen of %s stays where it is while its answers come, and is fit for everybody in both themes',
  async (_, user, screens) => {
    // Side by side, for each of them waits for its network most of the time.
    const [desktop, phone] = await Promise.all(
      devices.map((device) => faultsOn(device, user, screens(article))),
    );
    expect({ desktop, phone }).toEqual({ desktop: {}, phone: {} });
  },
  900_000,
);
