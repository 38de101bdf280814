/** Makes every media query match while the tests of this file or block run, as in a wide window. */
export function wideWindow(): void {
  const { matchMedia } = window;
  const media = (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  beforeEach(() => Object.assign(window, { matchMedia: media }));
  afterEach(() => Object.assign(window, { matchMedia }));
}
