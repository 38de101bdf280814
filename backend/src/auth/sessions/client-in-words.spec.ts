import { clientInWords } from './client-in-words.js';

const inner = '(KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${inner}`;

describe('where somebody is signed in', () => {
  it.each([
    [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
    [`${windows} Chrome/141.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${inner} Version/26.1 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 ${inner} CriOS/141.0 Mobile Safari/604.1`,
      'Chrome',
      'iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${inner} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${inner} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.5.0', 'Unknown browser', 'Unknown system'],
    [undefined, 'Unknown browser', 'Unknown system'],
  ])('%s', (userAgent, browser, system) => {
    expect(clientInWords(userAgent)).toEqual({ browser, system });
  });
});
