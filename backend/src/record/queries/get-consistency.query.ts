import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { ConsistencyAnswer } from '../record.dto.js';
import { RecordTree } from '../tree/record-tree.js';

/** What proves that the record of `to` events continues that of `from`. */
export class GetConsistency extends Query<ConsistencyAnswer> {
  constructor(
    readonly from: number,
    readonly to: number,
  ) {
    super();
  }
}

@QueryHandler(GetConsistency)
export class GetConsistencyHandler implements IQueryHandler<GetConsistency> {
  constructor(private readonly tree: RecordTree) {}

  async execute({ from, to }: GetConsistency): Promise<ConsistencyAnswer> {
    if (from > to) throw refused('from', 'The earlier size must not be larger than the later one.');
    const size = await this.tree.grow();
    if (to > size) throw refused('to', `The record has ${size} events.`);
    const proof = await this.tree.consistency(from, to);
    return { proof: proof.map((hash) => hash.toString('hex')) };
  }
}

function refused(field: string, message: string): DomainError {
  return new DomainError('invalid', 'no-such-size', message, { errors: [{ field, message }] });
}
