/**
 * Signs of browsers in a `User-Agent`, which also names the browsers that one descends from; so the first match counts.
 */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The number of characters that are read; nothing that matters comes later. */
const longestRead = 500;

export interface ClientInWords {
  readonly browser: string;
  readonly system: string;
}

/** The browser and the system, in words by which people recognize where they are signed in. It proves nothing. */
export function clientInWords(userAgent: string | undefined): ClientInWords {
  const said = (userAgent ?? '').slice(0, longestRead);
  const named = (names: typeof browsers | typeof systems): string | undefined =>
    names.find(([sign]) => sign.test(said))?.[1];
  return { browser: named(browsers) ?? 'Unknown browser', system: named(systems) ?? 'Unknown system' };
}
