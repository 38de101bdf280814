import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { generate, idOfPersona } from '../../backend/test/support/articles.js';
import { adminPassword } from '../../backend/test/support/embedded-server.js';
import { Desk, signIn } from './support/desk.js';

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

/** Screens with what must be there before they are looked at. */
const screens = (): [path: string, heading: RegExp][] => [
  ['/', /Welcome back/],
  ['/how-it-works', /Need to Know/],
  ['/generate', /AI Editor-in-Chief/],
  ['/articles', /Articles Dashboard/],
  [`/articles?article=${article}`, /Articles Dashboard/],
  [`/articles?article=${article}&view=history`, /Articles Dashboard/],
  ['/change-password', /Change Password/],
  ['/profile', /My Profile/],
  ['/personas', /Author Personas/],
  ['/personas?persona=new', /Author Personas/],
  ['/user-management', /User Management/],
  ['/user-management?user=new', /User Management/],
  ['/user-management?view=history', /User Management/],
  ['/categories', /Content Categories/],
  ['/categories?add=true', /Content Categories/],
  ['/categories?view=history', /Content Categories/],
  ['/editorial-rules', /Editorial Rules/],
  ['/editorial-rules?view=history', /Editorial Rules/],
  ['/configuration', /Configuration Editor/],
  ['/audit', /Audit Log/],
  ['/scheduler', /Article Scheduler/],
  ['/scheduler?list=deliveries', /Article Scheduler/],
  ['/sources', /Research Sources/],
  ['/topic-generator', /Topic Generator/],
  [`/image-generator?article=${article}`, /Image Generator/],
  [`/social-generator?article=${article}`, /Social Generator/],
  ['/nowhere', /404 Page Not Found/],
];

/** @param rules names of those that are looked at, else all of them */
async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const runOnly = rules && { type: 'rule', values: rules };
  const options = JSON.stringify({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  const results = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

describe.each(widths)('at %i pixels', (width) => {
  it('no screen has a serious finding in either theme, or scrolls sideways', async () => {
    const page = await desk.browser({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const found: Record<string, unknown> = {};
    const look = async (path: string, heading: RegExp): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      // Not as a script element: the page's own policy would refuse it, and rightly so.
      await page.evaluate(axe);
      const light = await seriousFindings(page);
      // Colours are all that the theme changes.
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
      const dark = await seriousFindings(page, ['color-contrast']);
      const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      if (light.length + dark.length > 0 || sideways) found[path] = { light, dark, sideways };
    };
    await look('/login', /Provenance/);
    await signIn(page, 'admin', adminPassword);
    for (const [path, heading] of screens()) await look(path, heading);
    expect(found).toEqual({});
  }, 240_000);
});
