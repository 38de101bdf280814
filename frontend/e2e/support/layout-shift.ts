import type { Page, Route } from 'playwright-core';

interface Shift {
  /** The sum of all layout shifts that nobody's key or press brought about. */
  shift: number;
  /** What moved, for whoever has to mend it. */
  moved: string[];
}

/** For pages that are looked at: runs in them, from before the first paint. */
export const noteShifts = `
  const seen = (window.shifts = { shift: 0, moved: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const text = (node?.textContent ?? '').slice(0, 40);
        seen.moved.push(node?.nodeName + ' "' + text + '" ' + previousRect.y + ' to ' + currentRect.y);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

/** Reads of the server are held back and answered one by one, the last asked first, each drawn before the next. */
async function answerBackwards(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\/api\/(?!events|auth)/, (route) => void held.push(route));
  return async () => {
    do {
      await page.evaluate(twoFrames);
      const route = held.pop();
      if (route) await route.fulfill({ response: await route.fetch() });
    } while (held.length > 0 || (await page.locator('[data-coming]').count()) > 0);
    await page.unroute(/\/api\/(?!events|auth)/);
  };
}

/** Opens a screen and tells how much of it moved until all had come. */
export async function comesSteadily(page: Page, path: string, heading: RegExp): Promise<Shift> {
  const answer = await answerBackwards(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).first().waitFor();
  await answer();
  await page.waitForLoadState('networkidle');
  return page.evaluate<Shift>('window.shifts');
}
