import { LRUCache } from 'lru-cache';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { BoundedThreads } from '../../platform/kernel/bounded-threads.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { requestTurnLimitMs, SerialByKey } from '../../platform/kernel/serial-by-key.js';
import type { ArticleText } from '../domain/article.commands.js';
import { articleEvents, type ArticleEvent } from '../domain/article.events.js';
import type { Origins } from './origins.js';
import type { OriginsAnswer, OriginsJob } from './origins-thread.js';
import { divisionAt, type Replay } from './replay.js';
import { textChangeOf } from './text-changes.js';

/** A thousand revisions of a thousand words take less than half a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };
const eventsAtOnce = 250;
const keptBytes = 64 * 2 ** 20;
const keptAnswers = 500;

interface Kept {
  readonly replay: Replay;
  /** The first revision that is not in it. */
  readonly next: number;
}

/**
 * Who wrote which words of an article, replayed from its events: nothing of it is stored, so it can't be set by hand.
 * What was replayed is kept, and later events are added to it.
 */
export class ArticleOrigins extends BoundedThreads<OriginsJob, OriginsAnswer> {
  private readonly turns = new SerialByKey(requestTurnLimitMs);
  private readonly kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: bytesOf });
  private readonly answers = new LRUCache<string, Origins>({ max: keptAnswers });

  /** @param program the built program of the thread, `origins-thread.js` */
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    program: URL,
  ) {
    super(program, bounds);
  }

  /**
   * @param content the article's at that revision, which is one of its revisions
   * @throws DomainError `unavailable` when it takes too long
   */
  async at(id: string, revision: number, content: string): Promise<Origins> {
    const key = `${id} ${revision}`;
    const known = this.answers.get(key);
    if (known) return known;
    const { authors, divisions, byModel } = await this.turns.run(id, () => this.replayed(id, revision));
    const division = divisionAt(divisions, revision);
    if (!division) throw new Error(`Article ${id} has no text at revision ${revision}.`);
    const text = { text: content, runs: division.content };
    const divided = { authors, byModel, title: division.title, content: text };
    const origins = await this.inTime<Origins>({ divided });
    this.answers.set(key, origins);
    return origins;
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
    const before = await this.turns.run(id, () => this.replayed(id, revision));
    const by = { kind: 'user', id: editor, name: '', provider: null, model: null } as const;
    const edit = { revision: revision + 1, at: '', by, title, content };
    const { authors, byModel, ...texts } = await this.inTime<Replay>({ before, changes: [edit] });
    const divided = { authors, byModel, title: texts.title.runs, content: texts.content };
    return this.inTime<Origins>({ divided });
  }

  private async replayed(id: string, revision: number): Promise<Replay> {
    for (;;) {
      const kept = this.kept.get(id);
      if (kept && kept.next > revision) return kept.replay;
      const from = kept?.next ?? 0;
      const events = await this.events(id, from);
      const changes = events.flatMap((event) => textChangeOf(event) ?? []);
      const replay = await this.inTime<Replay>({ before: kept?.replay, changes });
      this.kept.set(id, { replay, next: from + events.length });
      if (events.length < eventsAtOnce) return replay;
    }
  }

  /** The answer to a job is of its kind. */
  private async inTime<Answer extends OriginsAnswer>(job: OriginsJob): Promise<Answer> {
    const answer = await this.run(job);
    if ('result' in answer) return answer.result as Answer;
    throw originsNotInTime();
  }

  private async events(id: string, from: number): Promise<Recorded<ArticleEvent>[]> {
    const stream = `${articleEvents.streamPrefix}-${id}`;
    const records = await this.store.readStream(stream, BigInt(from), eventsAtOnce);
    // The stream's catalog is that of articles.
    return records.map((record) => this.codec.decode(record) as Recorded<ArticleEvent>);
  }
}

export function originsNotInTime(): DomainError {
  return new DomainError('unavailable', 'origins-not-in-time', 'Finding who wrote what took too long.', {
    retryAfterSeconds: 5,
  });
}

function bytesOf({ replay: { divisions, title, content, byModel } }: Kept): number {
  const runs = divisions.reduce((sum, division) => sum + 200 + division.content.byteLength, 0);
  const texts = [title, content, ...byModel].reduce((sum, { text }) => sum + 2 * text.length, 0);
  return 1 + runs + texts;
}
