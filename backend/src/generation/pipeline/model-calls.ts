import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Prompt } from '../../platform/ai/prompt.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import type { SlotOptions } from '../../platform/ai/provider-slots.js';
import type { Spent } from '../../platform/ai/allowance.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { TextSuccess } from '../../platform/ai/text-provider.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { ModelCall } from '../domain/generation.events.js';

export type CallOptions = Pick<SlotOptions, 'person' | 'limitStarts' | 'retryFaults'>;

/** A usable answer, and what it cost. */
export interface Answered<T> {
  readonly ok: true;
  readonly value: T;
  readonly call: ModelCall;
}

/** Asks the model, one slot a call, and keeps each answer in its own words before anything is made of it. */
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
    const outcome = await this.model.withSlot({ ...options, signal: lease.signal }, async (slot) => {
      const answer = await slot.complete(prompt);
      return answer.ok ? { ...answer, spent: slot.spent() } : answer;
    });
    if (outcome.ok) return this.kept(prompt, outcome, lease);
    const waits = outcome.kind === 'busy' && options.limitStarts === 'in-slot';
    if (outcome.kind === 'stopped' || waits) throw providerRefusal(outcome);
    return outcome;
  }

  private async kept<T>(
    { version: promptVersion, hash: promptHash }: Prompt<T>,
    { value, raw, provider, model, spent }: TextSuccess<T> & { readonly spent: Spent },
    lease: Lease,
  ): Promise<Answered<T>> {
    const answerHash = createHash('sha256').update(raw).digest('hex');
    // The answer is paid for: an outage doesn't have it asked for again.
    await whileHeld(lease, () =>
      this.dataSource.query(
        `insert into generation_answer (hash, answer, kept_at) values ($1, $2, now()) on conflict do nothing`,
        // Postgres holds no NUL; what is read of an answer has none.
        [answerHash, raw.replaceAll('\0', '').toWellFormed()],
      ),
    );
    const { tokens, durationMs } = spent;
    return {
      ok: true,
      value,
      call: { provider, model, promptVersion, promptHash, tokens, durationMs, answerHash },
    };
  }
}
