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
  /** Milliseconds since the Unix epoch; an append that is not decided by then is not written. */
  readonly deadline: number;
}

/** How an append ended. Only `failed` leaves open whether the events were written. */
export type Outcome =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'conflict'; readonly current: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly reason: string };

interface Waiting extends Append {
  readonly settle: (outcome: Outcome) => void;
}

/** What is decided of one group of appends before it is written. */
interface Plan {
  readonly events: RecordedEvent[];
  readonly heads: Map<string, number>;
  /** Run when the events are on disk. */
  readonly answers: (() => void)[];
}

/** Bound of one insert: beyond, a longer statement saves nothing and holds up those who wait. */
const mostEvents = 2_000;

/**
 * Decides appends one after the other against the last revisions. All that arrive while one group is being written form
 * the next one (group commit). Nothing is remembered of a group before it is on disk, so a failed one leaves no trace.
 */
export class AppendQueue {
  private readonly waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly table: EventTable,
    private readonly log: EventLog,
  ) {}

  append(append: Append): Promise<Outcome> {
    return new Promise((settle) => {
      this.waiting.push({ ...append, settle });
      this.writing ??= this.writeGroups().finally(() => (this.writing = undefined));
    });
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeGroups(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.nextGroup();
      try {
        await this.write(group);
      } catch (error) {
        for (const { settle } of group) settle({ kind: 'failed', reason: String(error) });
      }
    }
  }

  private nextGroup(): Waiting[] {
    let events = 0;
    const full = this.waiting.findIndex((append) => (events += append.events.length) >= mostEvents);
    return this.waiting.splice(0, full === -1 ? this.waiting.length : full + 1);
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
    try {
      const recorded = await this.log.readStream(stream, named + 1, named + events.length);
      const last = recorded.at(-1);
      const same = recorded.every((event, index) => event.id === events[index]?.id);
      if (last === undefined || !same) return conflict;
      return { kind: 'written', revision: last.revision, position: last.position };
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
  }
}
