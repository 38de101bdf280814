import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Prompt } from '../../platform/ai/prompt.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import type { SlotOptions } from '../../platform/ai/provider-slots.js';
import type { Spent } from '../../platform/ai/allowance.js';
import { textFailure, type TextFailure } from '../../platform/ai/text-failure.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { TextSuccess } from '../../platform/ai/text-provider.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { ModelCall } from '../domain/generation.events.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { Generation } from '../domain/generation.decider.js';
import type { GatheredOrder } from '../orders/article-orders.js';
import type { ArticleAnswer } from '../writing/article-answer.js';

export interface CallOptions extends Pick<SlotOptions, 'person' | 'limitStarts' | 'retryFaults'> {
  /** The name of the work, which changes with each retry: under one name, the same prompt is paid for once. */
  readonly workId: string;
  /** The budget of the text that the call is for, if the text takes more than this one call. */
  readonly budget?: TimeBudget;
}

/** A usable answer, and its cost. */
export interface Answered<T> {
  readonly ok: true;
  readonly value: T;
  readonly call: ModelCall;
}

/**
 * Asks the model, one slot a call, and keeps each answer before it is used. So a process that dies before the step is
 * on record does not pay for it again.
 */
@Injectable()
export class ModelCalls {
  constructor(
    private readonly model: TextModel,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @returns the provider's fault as a value
   * @throws DomainError `unavailable` when the server stops, or when the line is full for work that nobody waits for
   */
  async ask<T>(prompt: Prompt<T>, lease: Lease, options: CallOptions): Promise<Answered<T> | TextFailure> {
    const { workId, budget, ...slotOptions } = options;
    const before = await this.unrecorded(prompt, workId, lease);
    if (before) return { ok: true, ...before };
    const limitMs = budget?.remainingMs() ?? Infinity;
    if (limitMs <= 0) return textFailure('timed-out');
    const slotted = { ...slotOptions, limitMs, signal: lease.signal };
    const outcome = await this.model.withSlot(slotted, async (slot) => {
      const answer = await slot.complete(prompt);
      const spent = slot.spent();
      budget?.spend(spent.durationMs);
      return answer.ok ? { ...answer, spent } : answer;
    });
    if (outcome.ok) return this.kept(prompt, outcome, workId, lease);
    const waits = outcome.kind === 'busy' && options.limitStarts === 'in-slot';
    if (outcome.kind === 'stopped' || waits) throw providerRefusal(outcome);
    return outcome;
  }

  /** Returns the kept answer to the same prompt from before the work was interrupted; undefined if there is none. */
  private async unrecorded<T>(
    { hash }: Prompt<T>,
    workId: string,
    lease: Lease,
  ): Promise<Pick<Answered<T>, 'value' | 'call'> | undefined> {
    const [answered] = await whileHeld(lease, () =>
      this.dataSource.query<Pick<Answered<T>, 'value' | 'call'>[]>(
        'select value, call from generation_call where work_id = $1 and prompt_hash = $2',
        [workId, hash],
      ),
    );
    return answered;
  }

  private async kept<T>(
    { version: promptVersion, hash: promptHash }: Prompt<T>,
    { value, raw, provider, model, spent }: TextSuccess<T> & { readonly spent: Spent },
    workId: string,
    lease: Lease,
  ): Promise<Answered<T>> {
    const answerHash = hash('sha256', raw);
    const { tokens, durationMs } = spent;
    const call = { provider, model, promptVersion, promptHash, tokens, durationMs, answerHash };
    // The answer is paid for, so the insert waits until an outage is over rather than lose it.
    await whileHeld(lease, () =>
      this.dataSource.query(
        `with raw as (
           insert into generation_answer (hash, answer, kept_at) values ($1, $2, now()) on conflict do nothing)
         insert into generation_call (work_id, prompt_hash, value, call) values ($3, $4, $5, $6)
         on conflict (work_id) do update
           set prompt_hash = excluded.prompt_hash, value = excluded.value, call = excluded.call`,
        // Postgres cannot store a NUL, and nothing that is read from an answer contains one.
        [
          answerHash,
          raw.replaceAll('\0', '').toWellFormed(),
          workId,
          promptHash,
          JSON.stringify(value),
          call,
        ],
      ),
    );
    return { ok: true, value, call };
  }
}

/** The remaining time for one text, over all of its steps. */
export class TimeBudget {
  private readonly began = performance.now();
  private inSlotsMs = 0;

  /**
   * @param counts `now` counts all time from now on, including waiting; `in-slot` counts only the time that the calls
   * take
   */
  constructor(
    private readonly limitMs: number,
    private readonly counts: 'now' | 'in-slot',
  ) {}

  remainingMs(): number {
    return this.limitMs - (this.counts === 'now' ? performance.now() - this.began : this.inSlotsMs);
  }

  /** Counts the time that a call of the text took, without waiting. */
  spend(milliseconds: number): void {
    this.inSlotsMs += milliseconds;
  }
}

/** The input for a step of a generation. */
export interface Work {
  /** The id of the generation. */
  readonly id: string;
  readonly generation: Generation;
  readonly order: GatheredOrder;
  readonly lease: Lease;
  readonly calls: CallOptions;
  /** The person or system that the work is done for. */
  readonly actor: Actor;
}

/** Returns the present text. */
export function standing({ generation: { text } }: Work): ArticleAnswer {
  if (!text) throw new Error('There is no draft yet.');
  return text;
}

/** The reason why a step was left undone. */
export interface Told {
  readonly detail: string;
  /** The cause, which only administrators see. */
  readonly cause?: string | undefined;
}

export const toldOf = ({ message, detail }: TextFailure): Told => ({ detail: message, cause: detail });
