import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { Checkpoints } from '../checkpoints/checkpoints.js';

/** The newest checkpoint's note. */
export class GetLatestCheckpoint extends Query<string> {}

@QueryHandler(GetLatestCheckpoint)
export class GetLatestCheckpointHandler implements IQueryHandler<GetLatestCheckpoint> {
  constructor(private readonly checkpoints: Checkpoints) {}

  async execute(): Promise<string> {
    await this.checkpoints.makeDue();
    const latest = await this.checkpoints.latest();
    if (latest) return latest.note;
    throw new DomainError('not-found', 'no-checkpoint', 'The record has no checkpoint yet.');
  }
}
