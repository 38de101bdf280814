const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Changes that come in a burst are reported together, so that a batch does not make a list reload for every article.
 */
const GATHER_MS = 150;
/** Longer than browsers wait before they connect again: a stream that broke once is not worth a message. */
const MISSED_AFTER_MS = 8_000;

/** How far a piece of work is: its stage, and keys and numbers that belong to it. */
export interface Progress {
  work: string;
  stage: string;
  [detail: string]: string | number | boolean | null;
}

export interface EventStreamListener {
  /** Called when the stream opens; whatever was read before may have changed unseen. */
  onOpen(): void;
  /** Called when the stream has been broken for some seconds. */
  onMissed(): void;
  onChange(topics: string[]): void;
  onProgress(progress: Progress): void;
  /** Called when the server refuses the stream, or cannot serve it now. */
  onRefused(): void;
}

/** The server's events. The stream is reopened with growing pauses as long as it is wanted. */
export class EventStream {
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private missing: ReturnType<typeof setTimeout> | undefined;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private readonly topics = new Set<string>();
  private wait = FIRST_WAIT_MS;

  constructor(private readonly listener: EventStreamListener) {}

  open(): void {
    if (this.source) return;
    clearTimeout(this.timer);
    const source = new EventSource('/api/events');
    this.source = source;
    source.addEventListener('open', () => {
      this.wait = FIRST_WAIT_MS;
      this.endMissing();
      this.listener.onOpen();
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      this.gather((JSON.parse(data) as { topics: string[] }).topics);
    });
    source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      this.listener.onProgress(JSON.parse(data) as Progress);
    });
    source.addEventListener('error', () => this.onError(source));
  }

  close(): void {
    clearTimeout(this.timer);
    this.endMissing();
    this.source?.close();
    this.source = undefined;
  }

  private endMissing(): void {
    clearTimeout(this.missing);
    this.missing = undefined;
  }

  private gather(topics: string[]): void {
    for (const topic of topics) this.topics.add(topic);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      const gathered = [...this.topics];
      this.topics.clear();
      this.listener.onChange(gathered);
    }, GATHER_MS);
  }

  /**
   * A browser reconnects on its own after a broken connection, but gives up for good on an answer such as 401 or 503.
   */
  private onError(source: EventSource): void {
    if (source !== this.source) return;
    this.missing ??= setTimeout(() => this.listener.onMissed(), MISSED_AFTER_MS);
    if (source.readyState !== EventSource.CLOSED) return;
    this.source = undefined;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.listener.onRefused();
  }
}
