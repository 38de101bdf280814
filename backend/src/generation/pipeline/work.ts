import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { Generation } from '../domain/generation.decider.js';
import type { GatheredOrder } from '../production/article-orders.js';
import type { CallOptions } from './model-calls.js';

/** What a step of a generation works with. */
export interface Work {
  readonly generation: Generation;
  readonly order: GatheredOrder;
  readonly lease: Lease;
  readonly calls: CallOptions;
  /** On whose behalf it is done. */
  readonly actor: Actor;
}
