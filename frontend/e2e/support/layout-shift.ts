import type { Page } from 'playwright-core';

interface Shift {
  /** The sum of all layout shifts that nobody's key or press brought about. */
  shift: number;
  /** What moved, for whoever has to mend it. */
  moved: string[];
}

interface Asked {
  readonly requestId: string;
  readonly networkId?: string;
  readonly request: { readonly url: string };
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

/**
 * Reads of the server are held back and answered one by one, the last asked first, each drawn before the next. By the
 * browser's own protocol: a route of Playwright's would have each screen load the page's code anew, past its cache.
 * @returns how to answer them, and how to end it. Until then the page hears of nothing that happens meanwhile, such as
 * the checkpoint of a new hour: whatever that brings may move what was there.
 */
async function answerBackwards(
  page: Page,
): Promise<{ answer: () => Promise<void>; end: () => Promise<void> }> {
  const network = await page.context().newCDPSession(page);
  const held: Asked[] = [];
  let answered = false;
  const arrivals = new Map<string | undefined, () => void>();
  const letGo = async ({ requestId, networkId }: Asked): Promise<void> => {
    const arrived = new Promise<void>((resolve) => arrivals.set(networkId, resolve));
    // Refused when the page no longer asks.
    await network.send('Fetch.continueRequest', { requestId }).then(
      () => arrived,
      () => undefined,
    );
  };
  const arrive = ({ requestId }: { requestId: string }): void => arrivals.get(requestId)?.();
  network.on('Network.loadingFinished', arrive).on('Network.loadingFailed', arrive);
  network.on('Fetch.requestPaused', (asked) => {
    const { pathname } = new URL(asked.request.url);
    if (pathname === '/api/events') return;
    if (answered || pathname.startsWith('/api/auth/')) void letGo(asked);
    else held.push(asked);
  });
  await network.send('Network.enable');
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  const answer = async (): Promise<void> => {
    do {
      await page.evaluate(twoFrames);
      const asked = held.pop();
      if (asked) await letGo(asked);
    } while ((await page.locator('[data-coming]').count()) > 0 || held.length > 0);
    answered = true;
  };
  return { answer, end: () => network.detach() };
}

/** Opens a screen and tells how much of it moved until all had come. */
export async function comesSteadily(page: Page, path: string, heading: RegExp): Promise<Shift> {
  const { answer, end } = await answerBackwards(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).first().waitFor();
  await answer();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate<Shift>('window.shifts');
  await end();
  return shift;
}
