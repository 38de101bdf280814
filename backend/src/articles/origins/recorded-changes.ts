import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { articleEvents, type ArticleEvent } from '../domain/article.events.js';
import { textChangeOf, type TextChange } from './text-changes.js';

const eventsAtOnce = 21;
/** The most text of a batch: titles and contents, in UTF-16 units. */
const mostText = 2 ** 20;

/** Changes of a text in a row. */
interface Batch {
  readonly changes: readonly TextChange[];
  /** Whether there are no more up to the revision that was asked for. */
  readonly isAll: boolean;
}

/** The changes of articles' texts as the record has them, a few at a time. */
export class RecordedChanges {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {}

  /**
   * Reads at most `most` changes from one revision to another, including the first one even if it is beyond the other.
   */
  async between(id: string, from: number, to: number, most: number): Promise<Batch> {
    const changes: TextChange[] = [];
    let text = 0;
    for (let next = from; ;) {
      const events = await this.events(id, next, eventsAtOnce);
      for (const event of events) {
        if (event.revision > Math.max(from, to)) return { changes, isAll: true };
        const change = textChangeOf(event);
        if (!change) continue;
        text += (change.title?.length ?? 0) + (change.content?.length ?? 0);
        // Even with long changes, a batch has the one that is known and another to continue with.
        if (changes.length === most || (text > mostText && changes.length > 1)) {
          return { changes, isAll: false };
        }
        changes.push(change);
      }
      if (events.length < eventsAtOnce) return { changes, isAll: true };
      next += events.length;
    }
  }

  /** The content that a revision set. */
  async contentOf(id: string, revision: number): Promise<string> {
    const [event] = await this.events(id, revision, 1);
    const content = event && textChangeOf(event)?.content;
    if (content === undefined) throw new Error(`Revision ${revision} of article ${id} has set no content.`);
    return content;
  }

  private async events(id: string, from: number, most: number): Promise<Recorded<ArticleEvent>[]> {
    const stream = `${articleEvents.streamPrefix}-${id}`;
    const records = await this.store.readStream(stream, BigInt(from), most);
    // All events of the stream are in the catalog of articles.
    return records.map((record) => this.codec.decode(record) as Recorded<ArticleEvent>);
  }
}
