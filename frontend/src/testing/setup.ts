import { runInThisContext } from 'node:vm';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { toasts } from '@/components/ui/feedback/toast-store';
import { takeNoOwnerStacks } from './owner-stacks';
import { answerQuickly } from './quick-dom';

takeNoOwnerStacks();
answerQuickly();

// jsdom has no fetch. Node's own lives in the realm outside of the test's, where `node:vm` still runs.
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

/** Every call that no test answers fails loudly: tests reach no network. */
const refuseNetwork = (request: Request) =>
  Promise.reject(new Error(`No answer for ${request.method} ${request.url}`));

/** Opens nothing; tests of the event stream bring a source of their own. */
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
// The editor takes jsdom, which names Apple as its vendor, for Safari, and asks it for something it does not have.
Object.defineProperty(navigator, 'vendor', { value: '' });
// jsdom lays nothing out: a stretch of text has no more places than an element has.
Range.prototype.getClientRects = () => document.body.getClientRects();
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

// A failed query says what it looked for, not the whole page: `screen.debug()` still prints that.
// Waiting ends when there is what was waited for; only a busy machine takes longer than a second.
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
