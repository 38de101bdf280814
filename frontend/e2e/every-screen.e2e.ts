import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';
import { screensOf } from './support/screens.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [1440, 390];

let desk: Desk;
let article: string;

beforeAll(async () => {
  desk = await Desk.open();
  const admin = await desk.admin();
  const personaId = await idOfPersona(admin, 'The Archivist');
  article = (await generate(admin, { personaId })).id;
  await admin.patch(`/api/articles/drafts/${article}`, { title: 'Another title', status: 'promoted' });
});

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

type Theme = 'light' | 'dark';

/** A colour that is still on its way to the other theme's would be measured. */
const coloursAreThere = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))`;

/** What is wrong on each screen, in either theme; nothing on most of them. */
async function findingsAt(width: number): Promise<Record<string, unknown>> {
  const page = await desk.browser({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const found: Record<string, unknown> = {};
  const look = async (theme: Theme, path: string, ...rules: string[]): Promise<void> => {
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.evaluate(coloursAreThere);
    const findings = await seriousFindings(page, rules);
    const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    if (findings.length > 0 || sideways) found[`${path} ${theme}`] = { findings, sideways };
  };
  const visit = async (path: string, heading: RegExp): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await look('light', path);
    // The page follows, as when evening comes; only its colours are others then.
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('dark', path, 'color-contrast');
  };
  await visit('/login', /Provenance/);
  await signIn(page, 'admin', adminPassword);
  for (const [path, heading] of screensOf(article)) await visit(path, heading);
  return found;
}

it('no screen has a serious finding or scrolls sideways in either theme, on a desk or a phone', async () => {
  // Side by side, for each of them waits for its network most of the time.
  const [desktop, phone] = await Promise.all(widths.map(findingsAt));
  expect({ desktop, phone }).toEqual({ desktop: {}, phone: {} });
}, 240_000);
