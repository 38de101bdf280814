import type { OnApplicationBootstrap } from '@nestjs/common';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckRules } from '../../../../checks/text/check-rules.js';
import type { CheckedText } from '../../../../checks/text/checked-text.js';
import { notCheckedFindings, type Finding } from '../../../../checks/registry.js';
import type { ToldReview, VerifiedReview } from '../../../../checks/text/verified-claims.js';
import { WorkerPool } from '../../platform/concurrency/worker-pool.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import type {
  CheckAnswer,
  CheckedVersion,
  CheckJob,
  CheckPart,
  Found,
  Impact,
  ImpactText,
  TextChange,
} from './check-thread.js';

/** The longest text takes half a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };

export interface Checked extends Found {
  /** `busy`: another time the same text is checked. `failed`: it took too long. */
  readonly outcome: 'checked' | 'busy' | 'failed';
}

export const late = 'The text couldn’t be checked in time. Please try again.';
export const tooLong = 'The text takes too long to check. It is checked again when it changes.';

/** Runs the checks; no text holds up the requests of others. */
export class CheckPool extends WorkerPool<CheckJob, CheckAnswer> implements OnApplicationBootstrap {
  /** Another one when the checks are not the same: the name of each part of a program follows from its contents. */
  readonly version: string;

  /** @param thread the built program of the thread, `check-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
    this.version = hash('sha256', readFileSync(thread), 'base64');
  }

  /** Whoever saves first after a start waits for findings, and would wait for the program of the thread too. */
  onApplicationBootstrap(): void {
    this.standBy();
  }

  /** A text that takes too long, or comes when too many wait, is told as one that could not be checked. */
  async check(text: CheckedText, part?: CheckPart): Promise<Checked> {
    const checked = await this.run({ job: 'findings', text, ...(part && { part }) });
    if ('result' in checked) return { ...(checked.result as Found), outcome: 'checked' };
    const { refused: outcome } = checked;
    return { findings: notCheckedFindings(text.rules, outcome === 'busy' ? late : tooLong), outcome };
  }

  /**
   * For a decision that rests on it: another time may do for who comes when too many wait, not for the text.
   * @throws DomainError `unavailable` when too many wait
   */
  async checkSurely(text: CheckedText): Promise<Finding[]> {
    const { findings, outcome } = await this.check(text);
    if (outcome === 'busy') throw unavailable('not-checked', late);
    return findings;
  }

  /**
   * What a model says of a text, as far as what it quotes is there; nothing of what takes too long to look up.
   * @throws DomainError `unavailable` when too many wait
   */
  async verified(told: ToldReview, text: CheckedText): Promise<VerifiedReview> {
    const done = await this.run({ job: 'review', told, text });
    if ('result' in done) return done.result as VerifiedReview;
    if (done.refused === 'busy') throw unavailable('not-checked', late);
    return { claims: [], quotations: told.quotations.map(() => null) };
  }

  /**
   * Which verdicts other rules change, text by text; as many of the texts as the time allows, from the first on.
   * @throws DomainError `unavailable` when none could be checked
   */
  async impact(texts: readonly ImpactText[], before: CheckRules, after: CheckRules): Promise<Impact[]> {
    const done = await this.run({ job: 'impact', texts, before, after });
    if ('result' in done) return done.result as Impact[];
    throw unavailable('not-checked', late);
  }

  /**
   * For each of some texts whether nothing of another one is found in it; undefined when that could not be found out.
   * @param texts by their runs
   */
  async areUnlike(texts: readonly Int32Array[], other: string): Promise<readonly boolean[] | undefined> {
    const done = await this.run({ job: 'likeness', texts, other });
    return 'result' in done ? (done.result as boolean[]) : undefined;
  }

  /**
   * What a change made of a text; undefined when that takes too long.
   * @param given passages of the text before that were found at fault: what stands in them may go; without it nobody asks
   * what was lost
   * @throws DomainError `unavailable` when too many wait
   */
  async change(
    before: CheckedVersion,
    after: CheckedVersion,
    given?: readonly string[],
  ): Promise<TextChange | undefined> {
    const done = await this.run({ job: 'change', before, after, given });
    if ('result' in done) return done.result as TextChange;
    if (done.refused === 'busy') throw unavailable('not-checked', late);
    return undefined;
  }
}
