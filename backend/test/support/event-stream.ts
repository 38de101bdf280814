import type { Visitor } from './visitor.js';

export interface ServerSentEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** The events of a stream as a page gets them, one by one. */
export class EventStream {
  readonly events: ServerSentEvent[] = [];
  comments = 0;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;

  private constructor(
    readonly status: number,
    response: Response,
    private readonly abort: AbortController,
  ) {
    this.ended = this.read(response);
    this.ended.catch(() => undefined);
  }

  static async open(visitor: Visitor): Promise<EventStream> {
    const abort = new AbortController();
    const response = await visitor.stream('/api/events', abort.signal);
    return new EventStream(response.status, response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  private async read(response: Response): Promise<void> {
    let pending = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      pending += decoder.decode(bytes, { stream: true });
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) this.take(block.split('\n'));
    }
  }

  private take(lines: readonly string[]): void {
    const field = (name: string): string | undefined =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const data = field('data');
    if (lines.some((line) => line.startsWith(':'))) this.comments += 1;
    if (data === undefined) return;
    this.events.push({ type: field('event') ?? '', data: JSON.parse(data) as Record<string, unknown> });
  }
}
