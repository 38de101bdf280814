import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/bytes-held.js';
import type { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { BoundedThreads } from '../../platform/kernel/bounded-threads.js';
import { type DomainError, unavailable } from '../../platform/kernel/domain-error.js';
import { requestTurnLimitMs, SerialByKey } from '../../platform/kernel/serial-by-key.js';
import type { ArticleText } from '../domain/article.commands.js';
import { articleEvents, type ArticleEvent } from '../domain/article.events.js';
import {
  dividedAt,
  originsOf,
  type CompactOrigins,
  type DividedArticle,
  type Origins,
  type TextAt,
} from './origins.js';
import type { OriginsAnswer, OriginsJob } from './origins-thread.js';
import type { Replay } from './replay.js';
import { textChangeOf } from './text-changes.js';

/** A thousand revisions of a thousand words take less than half a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };
const eventsAtOnce = 250;
const keptBytes = 16 * 2 ** 20;
const answerBytes = 8 * 2 ** 20;

interface Kept {
  readonly replay: Replay;
  /** The first revision that is not in it. */
  readonly next: number;
}

const newKept = () => new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: bytesHeld });
const newAnswers = () =>
  new LRUCache<string, CompactOrigins>({ maxSize: answerBytes, sizeCalculation: bytesHeld });

/**
 * Who wrote which words of an article, replayed from its events: nothing of it is stored, so it can't be set by hand.
 * What was replayed is kept, and later events are added to it.
 */
export class ArticleOrigins extends BoundedThreads<OriginsJob, OriginsAnswer> {
  private readonly turns = new SerialByKey(requestTurnLimitMs);
  private kept = newKept();
  private answers = newAnswers();

  /** @param program the built program of the thread, `origins-thread.js` */
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    program: URL,
    feed: ChangeFeed,
  ) {
    super(program, bounds);
    // Not emptied: what is being replayed may be of another record too, and goes where nobody looks any more.
    feed.missed.subscribe(() => {
      this.kept = newKept();
      this.answers = newAnswers();
    });
  }

  /**
   * @param content the article's at that revision, which is one of its revisions
   * @throws DomainError `unavailable` when it takes too long
   */
  async at(id: string, revision: number, content: string): Promise<Origins> {
    const key = `${id} ${revision}`;
    const { answers } = this;
    const known = answers.get(key);
    if (known) return originsOf(known);
    const at = { revision, content };
    const replayed = await this.turns.run(id, () => this.replayed(id, revision, at));
    const origins = replayed.origins ?? (await this.divided(dividedAt(replayed.replay, at)));
    answers.set(key, origins);
    return originsOf(origins);
  }

  /**
   * Of a text that a person is about to save over that revision.
   * @throws DomainError `unavailable` when it takes too long
   */
  async ofEdit(
    id: string,
    revision: number,
    editor: string,
    { title, content }: ArticleText,
  ): Promise<Origins> {
    const { replay: before } = await this.turns.run(id, () => this.replayed(id, revision));
    const by = { kind: 'user', id: editor, name: '', provider: null, model: null } as const;
    const edit = { revision: revision + 1, at: '', by, title, content };
    const at = { revision: edit.revision, content };
    return originsOf(originsIn(await this.inTime({ before, changes: [edit], at })));
  }

  private async divided(divided: DividedArticle | undefined): Promise<CompactOrigins> {
    return originsIn(divided ? await this.inTime({ divided }) : {});
  }

  /** Up to a revision; with its origins when they came along, which saves a way. */
  private async replayed(
    id: string,
    revision: number,
    at?: TextAt,
  ): Promise<{ readonly replay: Replay; readonly origins?: CompactOrigins | undefined }> {
    const { kept: known } = this;
    let kept = known.get(id);
    if (kept && kept.next > revision) return { replay: kept.replay };
    let reading = this.events(id, kept?.next ?? 0);
    for (;;) {
      const events = await reading;
      const next = (kept?.next ?? 0) + events.length;
      const isLast = events.length < eventsAtOnce || next > revision;
      if (!isLast) reading = this.ahead(id, next);
      const changes = events.flatMap((event) => textChangeOf(event) ?? []);
      const job = { before: kept?.replay, changes, at: isLast ? at : undefined };
      const { replay, origins } = await this.inTime(job);
      if (!replay) throw new Error('Changes were not replayed.');
      kept = { replay, next };
      known.set(id, kept);
      if (isLast) return { replay, origins };
    }
  }

  private async inTime(job: OriginsJob): Promise<OriginsAnswer> {
    const answer = await this.run(job);
    if ('result' in answer) return answer.result;
    throw originsNotInTime();
  }

  /** Read while those before are replayed; nobody may wait for them any more when they fail. */
  private ahead(id: string, from: number): Promise<Recorded<ArticleEvent>[]> {
    const reading = this.events(id, from);
    reading.catch(() => undefined);
    return reading;
  }

  private async events(id: string, from: number): Promise<Recorded<ArticleEvent>[]> {
    const stream = `${articleEvents.streamPrefix}-${id}`;
    const records = await this.store.readStream(stream, BigInt(from), eventsAtOnce);
    // The stream's catalog is that of articles.
    return records.map((record) => this.codec.decode(record) as Recorded<ArticleEvent>);
  }
}

function originsIn({ origins }: OriginsAnswer): CompactOrigins {
  if (!origins) throw new Error('The article has no text at that revision.');
  return origins;
}

export function originsNotInTime(): DomainError {
  return unavailable('origins-not-in-time', 'Finding who wrote what took too long.');
}
