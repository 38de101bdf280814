import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../kernel/domain-error.js';
import { IdempotencyRecord, type RememberedAnswer, type KeyedCall } from './idempotency-record.js';
import { problemOf } from '../problems/problem.js';

const lookAgainMs = 200;
const signOfLifeMs = 1_500;

interface Running {
  readonly body: string;
  readonly answer: Promise<RememberedAnswer>;
}

type Repeated = (answer: RememberedAnswer) => RememberedAnswer;

const whole: Repeated = (answer) => answer;

/** Runs a repeated request only once: in this process, across processes, and after a crash. */
@Injectable()
export class IdempotentCalls {
  private readonly logger = new Logger('Idempotency');
  private readonly running = new Map<string, Running>();

  constructor(private readonly record: IdempotencyRecord) {}

  /**
   * Returns the remembered answer, that of a call under way, or that of `work`.
   * @param stopping ends the wait for another process
   * @param asRepeated gives the part of the answer that is remembered, and given to repeats
   * @throws DomainError `conflict` if the key stands for another body; whatever `work` throws
   */
  async once(
    call: KeyedCall,
    work: () => Promise<RememberedAnswer>,
    stopping: AbortSignal,
    asRepeated: Repeated = whole,
  ): Promise<RememberedAnswer> {
    const id = `${call.userId} ${call.key}`;
    const running = this.running.get(id);
    if (running && running.body !== call.body) throw otherBody();
    if (running) return asRepeated(await running.answer);
    const answer = this.whenClaimed(call, stopping, () => this.workAndRemember(call, work, asRepeated));
    this.running.set(id, { body: call.body, answer });
    try {
      return await answer;
    } finally {
      this.running.delete(id);
    }
  }

  private async whenClaimed(
    call: KeyedCall,
    stopping: AbortSignal,
    work: () => Promise<RememberedAnswer>,
  ): Promise<RememberedAnswer> {
    for (;;) {
      const claim = await this.record.claim(call);
      if (claim === 'mine') return work();
      if (claim === 'other-body') throw otherBody();
      if (claim !== 'running') return claim;
      await pause(lookAgainMs, undefined, { signal: stopping });
    }
  }

  private async workAndRemember(
    call: KeyedCall,
    work: () => Promise<RememberedAnswer>,
    asRepeated: Repeated,
  ): Promise<RememberedAnswer> {
    const signsOfLife = setInterval(() => void this.bestEffort(this.record.renew(call)), signOfLifeMs);
    try {
      const answer = await work();
      await this.bestEffort(this.record.remember(call, asRepeated(answer)));
      return answer;
    } catch (error) {
      const mayHaveActed = problemOf(error).status >= 500;
      await this.bestEffort(mayHaveActed ? this.record.release(call) : this.record.forget(call));
      throw error;
    } finally {
      clearInterval(signsOfLife);
    }
  }

  /** A failure here is harmless: a repeat does the work again and finds existing results by their derived ids. */
  private async bestEffort(change: Promise<void>): Promise<void> {
    await change.catch((error: unknown) =>
      this.logger.warn(`A remembered answer could not be written: ${String(error)}`),
    );
  }
}

function otherBody(): DomainError {
  return new DomainError(
    'conflict',
    'idempotency-key-reused',
    'This Idempotency-Key was already used for a different request.',
  );
}
