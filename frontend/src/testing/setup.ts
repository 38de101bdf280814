import { runInThisContext } from 'node:vm';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { toasts } from '@/components/ui/feedback/toast-store';
import { takeNoOwnerStacks } from './owner-stacks';
import { answerQuickly } from './quick-dom';

takeNoOwnerStacks();
answerQuickly();

// jsdom has no fetch. Node's own is in the realm outside the test's, where `node:vm` still runs code.
const node = runInThisContext('globalThis') as typeof globalThis;
const { Request, Response, Headers, AbortController, AbortSignal, TextEncoder, TextDecoder } = node;
Object.assign(globalThis, {
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
});

/** Makes every call that no test answers fail loudly: tests reach no network. */
const refuseNetwork = (request: Request) =>
  Promise.reject(new Error(`No answer for ${request.method} ${request.url}`));

/** A source that opens nothing; tests of the event stream use one of their own. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: StillObserver,
  EventSource: SilentEventSource,
  scrollTo: () => undefined,
});
// jsdom names Apple as its vendor, so the editor takes it for Safari and asks it for something that it does not have.
Object.defineProperty(navigator, 'vendor', { value: '' });
// jsdom has no layout, so a range of text gets the rectangles of the body.
Range.prototype.getClientRects = () => document.body.getClientRects();
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

// A failed query says what it looked for, but does not print the whole page: `screen.debug()` still does. Waiting ends
// as soon as the element is there; only a busy machine takes longer than a second.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'Not found'),
});

beforeEach(() => {
  // jsdom does not know whether anybody has pressed anything.
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  window.fetch = refuseNetwork as typeof fetch;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  const shown = toasts.current();
  if (shown) toasts.dismiss(shown.id);
});
