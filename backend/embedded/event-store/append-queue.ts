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
  /** Size of the events in bytes. */
  readonly size: number;
  /**
   * The time by which the append has its answer, in milliseconds since the Unix epoch; if it still waits then, it is
   * not written.
   */
  readonly deadline: number;
}

/**
 * How an append ended. After `failed`, or `late` of an append under way, it is unknown whether the events were written.
 */
export type Outcome =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'conflict'; readonly current: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly reason: string };

interface Waiting extends Append {
  readonly settle: (outcome: Outcome) => void;
}

/** Pauses reading from a call until the queue has room again. */
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
  /** Functions that run once the events are on disk. */
  readonly answers: (() => void)[];
}

/** Bounds of one insert. A longer statement saves nothing, takes memory and delays the appends behind it. */
const mostEvents = 2_000;
const mostBytes = 16 * 1_048_576;

/** While more bytes than this wait for their turn, nothing is read from clients. */
const mostWaitingBytes = 32 * 1_048_576;

/** Node’s timers fire at once if they are set for longer than this. */
const longestTimer = 2 ** 31 - 1;

/**
 * Decides appends one after the other against the last revisions. All that arrive while one group is being written form
 * the next group (group commit). Nothing of a group is remembered before it is on disk, so a failed one leaves no
 * trace.
 */
export class AppendQueue {
  /** The waiting appends, in the order of arrival. */
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
    // Nothing can arrive between the last look at the queue and this line, so a later append starts a new loop.
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

  /** Takes an append out of the queue, because its turn has come or its deadline has passed. */
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
   * Finds out whether a late append repeats one that was written although its answer got lost: if exactly these events
   * follow the revision that it names, the first one’s answer is given again. It looks only at events on disk.
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
