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
const themes = ['light', 'dark'] as const;

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

async function seriousFindings(page: Page): Promise<string[]> {
  // Not as a script element: the page's own policy would refuse it, and rightly so.
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

type Theme = (typeof themes)[number];

/** What is wrong on each screen; nothing on most of them. */
async function findingsAt(width: number, colorScheme: Theme): Promise<Record<string, unknown>> {
  const page = await desk.browser({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const found: Record<string, unknown> = {};
  const look = async (path: string, heading: RegExp): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const findings = await seriousFindings(page);
    const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    if (findings.length > 0 || sideways) found[path] = { findings, sideways };
  };
  await look('/login', /Provenance/);
  await signIn(page, 'admin', adminPassword);
  for (const [path, heading] of screensOf(article)) await look(path, heading);
  return found;
}

it.each(themes)(
  'no screen has a serious finding or scrolls sideways in the %s theme, on a desk or a phone',
  async (theme) => {
    // Side by side, for each of them waits for its network most of the time.
    const [desktop, phone] = await Promise.all(widths.map((width) => findingsAt(width, theme)));
    expect({ desktop, phone }).toEqual({ desktop: {}, phone: {} });
  },
  240_000,
);
