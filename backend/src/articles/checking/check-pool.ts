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
  CheckThreadAnswer,
  CheckedVersion,
  CheckJob,
  CheckPart,
  Found,
  Impact,
  ImpactText,
  TextDifference,
} from './check-thread.js';

/** The limits for a check; the longest text takes half a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };

export interface CheckedFindings extends Found {
  /** `busy`: too many texts were waiting, so it helps to try again. `failed`: the text took too long. */
  readonly outcome: 'checked' | 'busy' | 'failed';
}

export const late = 'The text couldn’t be checked in time. Please try again.';
export const tooLong = 'The text takes too long to check. It is checked again when it changes.';

/** Runs the checks in a thread of their own, so that no text holds up the requests of others. */
export class CheckPool extends WorkerPool<CheckJob, CheckThreadAnswer> implements OnApplicationBootstrap {
  /** The version of the checks, which changes with them, because each part of a program is named after its contents. */
  readonly version: string;

  /** @param thread the built program of the thread, `check-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
    this.version = hash('sha256', readFileSync(thread), 'base64');
  }

  /** Starts the thread, so that the first save after a start waits for its findings only, not for its program too. */
  onApplicationBootstrap(): void {
    this.standBy();
  }

  /** Reports a text that takes too long, or comes when too many wait, as not checked. */
  async check(text: CheckedText, part?: CheckPart): Promise<CheckedFindings> {
    const checked = await this.run({ job: 'findings', text, ...(part && { part }) });
    if ('result' in checked) return { ...(checked.result as Found), outcome: 'checked' };
    const { refused: outcome } = checked;
    return { findings: notCheckedFindings(text.rules, outcome === 'busy' ? late : tooLong), outcome };
  }

  /**
   * Checks a text for a decision that depends on the findings. When too many texts wait, the person can try again, but
   * a text that takes too long is reported as not checked.
   * @throws DomainError `unavailable` when too many wait
   */
  async checkSurely(text: CheckedText): Promise<Finding[]> {
    const { findings, outcome } = await this.check(text);
    if (outcome === 'busy') throw unavailable('not-checked', late);
    return findings;
  }

  /**
   * Keeps what a model says of a text as far as its quotations are in the text; nothing if looking them up takes too
   * long.
   * @throws DomainError `unavailable` when too many wait
   */
  async verified(told: ToldReview, text: CheckedText): Promise<VerifiedReview> {
    const done = await this.run({ job: 'review', told, text });
    if ('result' in done) return done.result as VerifiedReview;
    if (done.refused === 'busy') throw unavailable('not-checked', late);
    return { claims: [], quotations: told.quotations.map(() => null) };
  }

  /**
   * Returns the verdicts that other rules would change, text by text, for as many of the first texts as time allows.
   * @throws DomainError `unavailable` when none could be checked
   */
  async impact(texts: readonly ImpactText[], before: CheckRules, after: CheckRules): Promise<Impact[]> {
    const done = await this.run({ job: 'impact', texts, before, after });
    if ('result' in done) return done.result as Impact[];
    throw unavailable('not-checked', late);
  }

  /**
   * Says of each text whether it has nothing in common with another one; undefined if that could not be found out.
   * @param texts the runs of each text
   */
  async areUnlike(texts: readonly Int32Array[], other: string): Promise<readonly boolean[] | undefined> {
    const done = await this.run({ job: 'likeness', texts, other });
    return 'result' in done ? (done.result as boolean[]) : undefined;
  }

  /**
   * Compares a text before and after a change; undefined when that takes too long.
   * @param given passages of the earlier text that were found at fault, whose words may go; without them, lost words
   * are not looked for
   * @throws DomainError `unavailable` when too many wait
   */
  async change(
    before: CheckedVersion,
    after: CheckedVersion,
    given?: readonly string[],
  ): Promise<TextDifference | undefined> {
    const done = await this.run({ job: 'change', before, after, given });
    if ('result' in done) return done.result as TextDifference;
    if (done.refused === 'busy') throw unavailable('not-checked', late);
    return undefined;
  }
}
