import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Checkpoints } from '../checkpoints/checkpoints.js';

/** The key that checkpoints are verified with at present, in the form of a signed note's verifier key. */
export class GetVerifierKey extends Query<string> {}

@QueryHandler(GetVerifierKey)
export class GetVerifierKeyHandler implements IQueryHandler<GetVerifierKey> {
  constructor(private readonly checkpoints: Checkpoints) {}

  execute(): Promise<string> {
    return this.checkpoints.verifierKey();
  }
}
