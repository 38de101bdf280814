import { Field, QueryField, listOf, moment, nested, text, whole } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';

const largest = Number.MAX_SAFE_INTEGER;
const size = whole({ min: 0, max: largest });

export class CheckpointItem {
  @Field(size, { description: 'The number of events that the checkpoint covers, from the first one on.' })
  size: number;

  @Field(text(), { description: 'The root of the events’ Merkle tree (RFC 6962), in hex.' })
  root: string;

  @Field(moment())
  at: string;

  @Field(text(), { description: 'The checkpoint as a signed note (c2sp.org/tlog-checkpoint).' })
  note: string;
}

export class CheckpointPage extends PageOf(CheckpointItem, size, 'Newest first.') {}

export class VerificationItem {
  @Field(moment())
  at: string;

  @Field(size, { description: 'The number of events that were compared.' })
  events: number;

  @Field(size, { description: 'The number of checkpoints that were compared.' })
  checkpoints: number;

  @Field(text(), {
    nullable: true,
    description: 'The first thing that did not agree; null if everything did.',
  })
  problem: string | null;
}

export class LastVerificationAnswer {
  @Field(nested(VerificationItem), {
    nullable: true,
    description: 'The last verification; null before the first one.',
  })
  verification: VerificationItem | null;
}

export class ConsistencyQuery {
  @QueryField(size, { description: 'The size of the earlier checkpoint.' })
  from: number;

  @QueryField(size, { description: 'The size of the later checkpoint.' })
  to: number;
}

export class ConsistencyAnswer {
  @Field(listOf(text()), { description: 'The hashes of the proof, in hex (RFC 6962, section 2.1.2).' })
  proof: string[];
}

export class PeriodQuery {
  @QueryField(moment(), { optional: true, notAfter: 'to' })
  from?: string;

  @QueryField(moment(), { optional: true })
  to?: string;
}
