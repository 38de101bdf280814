/** Replaces the browser's EventSource; tests open, feed and break it. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static sources: FakeEventSource[] = [];
  readyState: number = FakeEventSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeEventSource.sources.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  opens(): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  tells(type: 'change' | 'progress', data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** Acts as if the server answered with an error: the browser gives up. */
  isRefused(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  /** Acts as if the connection broke: the browser connects again by itself. */
  breaks(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }
}

/** Puts the stand-in in place. Returns the sources that the application makes, the newest last. */
export function fakeEventSources(): FakeEventSource[] {
  FakeEventSource.sources = [];
  Object.assign(window, { EventSource: FakeEventSource });
  return FakeEventSource.sources;
}
