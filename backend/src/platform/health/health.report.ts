import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withTimeout } from '../concurrency/timeout.js';
import { Leadership } from '../replicas/leadership.js';
import { ProjectionMonitor, type ProjectionLag } from '../projections/projection-monitor.js';
import { ProjectionRunner } from '../projections/projection-runner.js';
import { StartWork } from '../program/start-work.js';
import { version } from '../program/version.js';

export interface ParkedEventReport {
  readonly projection: string;
  readonly position: string;
  readonly stream: string;
  readonly type: string;
  readonly reason: string;
}

export interface ReadyReport {
  /** `ready`: all is well. `degraded`: it serves, but events are parked. `unavailable`: it should get no requests. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  /** The product's version. */
  readonly version: string;
  /** The replica’s role. One of several replicas leads: it projects, runs the jobs and sends the messages. */
  readonly role: 'leader' | 'follower';
  readonly postgres: 'up' | 'down';
  readonly eventStore: 'up' | 'down';
  readonly readModels: {
    /** Commit positions as text; null before the first event. */
    readonly reached: string | null;
    readonly newest: string | null;
    readonly behindSeconds: number;
    readonly trouble: string | null;
  };
  readonly parked: readonly ParkedEventReport[];
}

/** The report without reasons, which may quote content, and without details that would help attackers. */
export type ReadySummary = Omit<ReadyReport, 'parked' | 'readModels' | 'version'> & {
  readonly readModels: Omit<ReadyReport['readModels'], 'trouble'>;
};

const answerLimitMs = 2_000;
/** The longest lag that counts as ordinary, in seconds. */
const toleratedLagSeconds = 15;
const beginning = 'The first content or the first administrator is missing.';

/** Gathers the facts that an operator, a load balancer or a start script needs to know. */
@Injectable()
export class HealthReport {
  /** Whether the read models have shown that the first work of the start is done. */
  private begun = false;
  /** The newest position when that work was done; the read models must reach it. */
  private doneAt: bigint | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly monitor: ProjectionMonitor,
    private readonly runner: ProjectionRunner,
    private readonly leadership: Leadership,
    private readonly start: StartWork,
  ) {}

  async ready(): Promise<ReadyReport> {
    // This is read before the record is asked, so that the record’s newest position covers the finished work.
    const { isDone } = this.start;
    const [parked, lag] = await Promise.all([this.parked(), this.monitor.check()]);
    this.begun ||= isDone && this.shows(lag);
    const behindSeconds = lag.behindSince ? (Date.now() - lag.behindSince.getTime()) / 1000 : 0;
    const trouble = this.runner.hindrance ?? lag.mismatch ?? (this.begun ? undefined : beginning);
    const serves =
      parked !== undefined && lag.storeAnswers && !trouble && behindSeconds <= toleratedLagSeconds;
    return {
      status: serves ? (parked.length > 0 ? 'degraded' : 'ready') : 'unavailable',
      version,
      role: this.leadership.term.value ? 'leader' : 'follower',
      postgres: parked ? 'up' : 'down',
      eventStore: lag.storeAnswers ? 'up' : 'down',
      readModels: {
        reached: lag.reached < 0n ? null : String(lag.reached),
        newest: lag.head === undefined ? null : String(lag.head),
        behindSeconds: Math.round(behindSeconds),
        trouble: trouble ?? null,
      },
      parked: parked ?? [],
    };
  }

  private shows({ storeAnswers, head = -1n, reached }: ProjectionLag): boolean {
    if (!storeAnswers) return false;
    this.doneAt ??= head;
    return reached >= this.doneAt;
  }

  /** Parked events, the newest last, at most a hundred; undefined if Postgres does not answer. */
  private async parked(): Promise<ParkedEventReport[] | undefined> {
    try {
      return await withTimeout(
        answerLimitMs,
        this.dataSource.query<ParkedEventReport[]>(
          `select projection, position::text, stream, type, reason from parked_event order by parked_event.position limit 100`,
        ),
      );
    } catch {
      return undefined;
    }
  }
}
