import { Injectable } from '@nestjs/common';
import type { Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { generationDecider, type Generation } from '../domain/generation.decider.js';
import { noSuchGeneration } from '../read-models/generation-progress/get-generation.query.js';

/** Finds generations for those who may steer them: who asked, and administrators. */
@Injectable()
export class OwnGeneration {
  constructor(private readonly aggregates: AggregateStore) {}

  /** @throws DomainError `not-found` for one that there is not, or that is somebody else's */
  async find({ id: userId, role }: Reader, id: string): Promise<Generation> {
    const { state } = await this.aggregates.load(generationDecider, id);
    if (!state || (role !== 'admin' && state.order.authorId !== userId)) throw noSuchGeneration();
    return state;
  }
}
