import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import type { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import type { ArticleText } from '../domain/article.commands.js';
import { GrowingPauses } from './growing-pauses.js';
import {
  isWhole,
  keptDivisions,
  type KeptDivision,
  type KeptReplay,
  type KeptReplays,
  type WholeReplay,
} from './kept-replays.js';
import { authorsOf, compactOrigins, originsOf, type CompactOrigins, type Origins } from './origins.js';
import { inTime, originsNotInTime } from './origins-in-time.js';
import type { OriginsAnswer, OriginsJob } from './origins-thread.js';
import type { RecordedChanges } from './recorded-changes.js';
import type { Replay } from './replay.js';
import { authorOf, type Author, type TextChange } from './text-changes.js';

const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };
/**
 * The most changes in a batch. Whatever their texts, they take a small part of the limit, so others wait only briefly,
 * and little is lost if a batch breaks off.
 */
const changesAtOnce = 20;
/** The pauses before work that took too long is tried again. */
const pauseMs = { first: 30_000, longest: 3_600_000 };
const answerBytes = 8 * 2 ** 20;

const newAnswers = () =>
  new LRUCache<string, CompactOrigins>({ maxSize: answerBytes, sizeCalculation: bytesHeld });

/** The known replay up to a revision, or whether all missing changes have been taken up now. */
type Step = { readonly known: WholeReplay } | { readonly isAll: boolean };

interface Missing {
  /** The replay that the changes follow; undefined if it starts from the beginning. */
  readonly known?: WholeReplay | undefined;
  /** The last change that is known. */
  readonly last?: TextChange;
  readonly changes: readonly TextChange[];
  readonly isAll: boolean;
}

/**
 * Finds who wrote which words of an article by replaying its events, so that nobody can set it by hand. The result of
 * each batch of changes is kept, and interrupted work continues from there.
 */
export class ArticleOrigins extends WorkerPool<OriginsJob, OriginsAnswer> {
  private readonly turns = new KeyedMutex();
  /** The pauses of articles with a batch that took too long; their changes are taken up one by one. */
  private readonly pauses = new GrowingPauses(pauseMs.first, pauseMs.longest);
  private answers = newAnswers();

  /** @param program the built program of the thread, `origins-thread.js` */
  constructor(
    private readonly record: RecordedChanges,
    private readonly kept: KeptReplays,
    program: URL,
    feed: ChangeFeed,
  ) {
    super(program, bounds);
    // The old cache is replaced and not emptied, because answers from another record may still be on their way to it.
    feed.missed.subscribe(() => (this.answers = newAnswers()));
  }

  /**
   * Finds the origins of a content on record.
   * @param content the article's content at that revision, which must exist
   * @throws DomainError `unavailable` when it takes too long; what was done by then is kept
   */
  async at(id: string, revision: number, content: string): Promise<Origins> {
    const key = `${id} ${revision}`;
    const { answers } = this;
    const known = answers.get(key);
    if (known) return originsOf(known);
    const origins = await inTime((latest) => this.found(id, revision, content, latest));
    answers.set(key, origins);
    return originsOf(origins);
  }

  /**
   * The origins of a text that a person is about to save over that revision.
   * @throws DomainError `unavailable` when it takes too long; what was done by then is kept
   */
  async ofEdit(
    id: string,
    revision: number,
    editor: string,
    { title, content }: ArticleText,
  ): Promise<Origins> {
    const by = { kind: 'user', id: editor, name: '', provider: null, model: null } as const;
    const edit = { eventId: '', revision: revision + 1, at: '', by, title, content };
    return originsOf(await inTime((latest) => this.after(id, edit, latest)));
  }

  /**
   * Takes up a few of the changes up to a revision, and counts whose words they lead to.
   * @returns whether there are no more
   * @throws DomainError `unavailable` when that takes too long, with the time after which it may be tried again
   */
  async follow(id: string, revision: number): Promise<boolean> {
    const step = await this.turns.run(id, () => this.step(id, revision));
    return 'known' in step || step.isAll;
  }

  private async found(id: string, revision: number, text: string, latest: number): Promise<CompactOrigins> {
    const known = await this.upTo(id, revision, latest);
    const division = await this.divisionAt(id, known, revision);
    const title = { text: '', runs: division.title };
    const content = { text, runs: division.content };
    const before = { changes: division.number + 1, title, content, divisions: [] };
    return this.compact(id, { before, changes: [], models: modelsUpTo(known, division) }, division);
  }

  private async after(id: string, change: TextChange, latest: number): Promise<CompactOrigins> {
    const revision = change.revision - 1;
    const known = await this.upTo(id, revision, latest);
    const division = await this.divisionAt(id, known, revision);
    const before = await this.replayTo(id, division);
    return this.compact(id, { before, changes: [change], models: modelsUpTo(known, division) }, division);
  }

  /**
   * The origins that a job leads to.
   * @param division the division before its changes
   */
  private async compact(
    id: string,
    job: OriginsJob & { readonly before: Replay },
    division: KeptDivision,
  ): Promise<CompactOrigins> {
    const { divisions, counted } = await this.done(id, job);
    const { title, content } = divisions.at(-1) ?? division;
    const numbers = authorsOf(title, content);
    const added = job.changes.map((change, at): [number, Author] => [
      job.before.changes + at,
      authorOf(change),
    ]);
    const authors = new Map([...(await this.kept.authors(id, numbers)), ...added]);
    // The kept replay has been emptied in the meantime, and is made anew when somebody asks again.
    if (!counted || numbers.some((number) => !authors.has(number))) throw originsNotInTime();
    return compactOrigins(authors, title, content, counted);
  }

  /** @param latest the time after which nothing more is begun, on the monotonic clock */
  private async upTo(id: string, revision: number, latest: number): Promise<WholeReplay> {
    for (;;) {
      const step = await this.turns.run(id, () => {
        if (performance.now() > latest) throw originsNotInTime();
        return this.step(id, revision);
      });
      if ('known' in step) return step.known;
    }
  }

  private async step(id: string, revision: number): Promise<Step> {
    const pause = this.pauses.leftOf(id);
    if (pause > 0) throw originsNotInTime(pause);
    const kept = await this.kept.find(id);
    const known = isWhole(kept) ? kept : undefined;
    if (known?.isCounted && known.shown >= revision) return { known };
    const missing = await this.missing(id, known, revision);
    const isEnough = missing.known && (missing.known.isCounted || missing.known.last.revision > revision);
    if (missing.known && isEnough && missing.changes.length === 0) return { known: missing.known };
    await this.takeUp(id, missing, kept);
    return { isAll: missing.isAll };
  }

  private async missing(id: string, known: WholeReplay | undefined, revision: number): Promise<Missing> {
    const most = this.pauses.has(id) ? 1 : changesAtOnce;
    if (known) {
      const { changes, isAll } = await this.record.between(id, known.last.revision, revision, 1 + most);
      const [last, ...later] = changes;
      if (last?.eventId === known.eventId) return { known, last, changes: later, isAll };
    }
    return this.record.between(id, 0, revision, most);
  }

  /** @param kept the replay that is replaced, even if it can no longer be trusted */
  private async takeUp(
    id: string,
    { known, last, changes, isAll }: Missing,
    kept: KeptReplay | undefined,
  ): Promise<void> {
    const eventId = changes.at(-1)?.eventId ?? known?.eventId;
    if (eventId === undefined) throw new Error('The article has no text.');
    const before = known && (await this.replayTo(id, known.last, last, changes));
    const models = isAll ? (known?.models ?? []) : undefined;
    const { divisions, counted } = await this.done(id, { before, changes, models });
    await this.kept.keep(id, kept?.eventId, {
      eventId,
      divisions: keptDivisions(known?.last, changes, divisions),
      changes: (before?.changes ?? 0) + changes.length,
      totals: counted?.totals ?? null,
    });
  }

  /**
   * Everything that changes after a division depend on.
   * @param last the change that left the division, if the caller has it
   */
  private async replayTo(
    id: string,
    division: KeptDivision,
    last?: TextChange,
    changes: readonly TextChange[] = [],
  ): Promise<Replay> {
    const { number, revision, title, titleText, content, contentRevision } = division;
    const restored = changes.flatMap(({ restores = revision }) => (restores < revision ? [restores] : []));
    const [earlier, text] = await Promise.all([
      this.kept.at(id, number, restored),
      last?.content ?? this.record.contentOf(id, contentRevision),
    ]);
    return {
      changes: number + 1,
      title: { text: titleText, runs: title },
      content: { text, runs: content },
      divisions: [...earlier, division],
    };
  }

  private async divisionAt(id: string, { last }: WholeReplay, revision: number): Promise<KeptDivision> {
    if (last.revision <= revision) return last;
    const [division] = await this.kept.at(id, last.number, [revision]);
    if (!division) throw new Error('The article has no text at that revision.');
    return division;
  }

  private async done(id: string, job: OriginsJob): Promise<OriginsAnswer> {
    const answer = await this.run(job);
    if ('result' in answer) {
      this.pauses.succeeded(id);
      return answer.result;
    }
    if (answer.refused === 'failed') this.pauses.failed(id);
    throw originsNotInTime(this.pauses.leftOf(id));
  }
}

const modelsUpTo = ({ models }: WholeReplay, { number }: KeptDivision): WholeReplay['models'] =>
  models.filter(({ author }) => author <= number);
