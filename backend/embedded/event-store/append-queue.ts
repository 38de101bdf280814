import {
  meets,
  namedHead,
  noRevision,
  type ExpectedRevision,
  type ProposedEvent,
  type RecordedEvent,
} from './event.js';
import type { EventLog } from './event-log.js';
import type { EventTable } from './event-table.js';

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  /** Bytes of the events. */
  readonly size: number;
  /** Milliseconds since the Unix epoch; it has its answer by then, and is not written if it still waits. */
  readonly deadline: number;
}

/** How an append ended. `failed` leaves open whether the events were written, and so does `late` of one under way. */
export type Outcome =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'conflict'; readonly current: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly reason: string };

interface Waiting extends Append {
  readonly settle: (outcome: Outcome) => void;
}

/** Reads no further from a call while so much waits that there is no room for more. */
export function readWhileThereIsRoom(
  call: { pause(): unknown; resume(): unknown },
  queue: Pick<AppendQueue, 'full' | 'room'>,
): void {
  if (!queue.full) return;
  call.pause();
  void queue.room().then(() => call.resume());
}

/** The decisions about one group of appends before it is written. */
interface Plan {
  readonly events: RecordedEvent[];
  readonly heads: Map<string, number>;
  /** Run when the events are on disk. */
  readonly answers: (() => void)[];
}

/** Bounds of one insert: beyond, a longer statement saves nothing, takes memory and holds up those who wait. */
const mostEvents = 2_000;
const mostBytes = 16 * 1_048_576;

/** When more bytes than this wait for their turn, clients are not read from. */
const mostWaitingBytes = 32 * 1_048_576;

/** Node's timers run at once if they are set for longer. */
const longestTimer = 2 ** 31 - 1;

/**
 * Decides appends one after the other against the last revisions. All that arrive while one group is being written form
 * the next one (group commit). Nothing is remembered of a group before it is on disk, so a failed one leaves no trace.
 */
export class AppendQueue {
  /** In the order of arrival. */
  private readonly waiting = new Set<Waiting>();
  private waitingBytes = 0;
  private readonly held: (() => void)[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly table: EventTable,
    private readonly log: EventLog,
  ) {}

  append(append: Append): Promise<Outcome> {
    return new Promise((resolve) => {
      const timeLeft = append.deadline - Date.now();
      const expire = (): void => {
        this.take(waiting);
        resolve({ kind: 'late' });
      };
      const timer = timeLeft > longestTimer ? undefined : setTimeout(expire, timeLeft);
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const waiting = { ...append, settle };
      this.waiting.add(waiting);
      this.waitingBytes += append.size;
      this.writing ??= this.writeGroups();
    });
  }

  /** Whether so much waits that callers should wait for {@link room}. */
  get full(): boolean {
    return this.waitingBytes > mostWaitingBytes;
  }

  async room(): Promise<void> {
    while (this.full) await new Promise<void>((resolve) => this.held.push(resolve));
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeGroups(): Promise<void> {
    while (this.waiting.size > 0) {
      const group = this.nextGroup();
      try {
        await this.write(group);
      } catch (error) {
        for (const { settle } of group) settle({ kind: 'failed', reason: String(error) });
      }
    }
    // At the same moment as the last look at what waits: whatever comes later begins anew.
    this.writing = undefined;
  }

  private nextGroup(): Waiting[] {
    const group: Waiting[] = [];
    let [events, bytes] = [0, 0];
    for (const append of this.waiting) {
      events += append.events.length;
      bytes += append.size;
      if (group.length > 0 && (events > mostEvents || bytes > mostBytes)) break;
      group.push(append);
      this.take(append);
    }
    return group;
  }

  /** Its turn has come, or it is too late for it. */
  private take(append: Waiting): void {
    if (!this.waiting.delete(append)) return;
    this.waitingBytes -= append.size;
    if (!this.full) for (const goOn of this.held.splice(0)) goOn();
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const heads = await this.log.headsOf(group.map(({ stream }) => stream));
    const plan: Plan = { events: [], heads, answers: [] };
    for (const append of group) this.decide(append, plan);
    if (plan.events.length > 0) await this.table.insert(plan.events);
    this.log.publish(plan.events);
    for (const answer of plan.answers) answer();
  }

  private decide(append: Waiting, { events, heads, answers }: Plan): void {
    const { stream, settle } = append;
    const head = heads.get(stream) ?? noRevision;
    const created = Date.now();
    if (append.deadline < created) {
      answers.push(() => settle({ kind: 'late' }));
    } else if (!meets(append.expected, head)) {
      answers.push(() => void this.compareWithLog(append, head).then(settle));
    } else {
      const before = this.log.lastPosition + events.length;
      append.events.forEach((event, index) => {
        events.push({ ...event, stream, revision: head + 1 + index, position: before + 1 + index, created });
      });
      const revision = head + append.events.length;
      const position = append.events.length > 0 ? before + append.events.length : undefined;
      heads.set(stream, revision);
      answers.push(() => settle({ kind: 'written', revision, position }));
    }
  }

  /**
   * An append that comes too late may be the repetition of one that was written while its answer got lost: when exactly
   * these events follow the revision that it names, the answer is the first one's. Looks only at what is on disk.
   */
  private async compareWithLog({ stream, expected, events }: Append, head: number): Promise<Outcome> {
    const named = namedHead(expected);
    const conflict: Outcome = { kind: 'conflict', current: head };
    if (named === undefined || named + events.length > head) return conflict;
    const span = { low: named + 1, high: named + events.length, backwards: false };
    let last: RecordedEvent | undefined;
    try {
      for await (const page of this.log.readStream(stream, span)) {
        if (page.some(({ id, revision }) => id !== events[revision - span.low]?.id)) return conflict;
        last = page.at(-1);
      }
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
    return last === undefined
      ? conflict
      : { kind: 'written', revision: last.revision, position: last.position };
  }
}
