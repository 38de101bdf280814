import { Field, QueryField, listOf, moment, nested, text, whole } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';

const largest = Number.MAX_SAFE_INTEGER;
const size = whole({ min: 0, max: largest });

export class CheckpointItem {
  @Field(size, { description: 'How many events it covers, from the first one on.' })
  size: number;

  @Field(text(), { description: 'Root of their Merkle tree (RFC 6962), in hex.' })
  root: string;

  @Field(moment())
  at: string;

  @Field(text(), { description: 'The signed note (c2sp.org/tlog-checkpoint).' })
  note: string;
}

export class CheckpointPage extends PageOf(CheckpointItem, size, 'Newest first.') {}

export class VerificationItem {
  @Field(moment())
  at: string;

  @Field(size, { description: 'How many events were compared.' })
  events: number;

  @Field(size, { description: 'How many checkpoints were.' })
  checkpoints: number;

  @Field(text(), { nullable: true, description: 'The first thing that did not fit; null when all did.' })
  problem: string | null;
}

export class LastVerificationAnswer {
  @Field(nested(VerificationItem), { nullable: true, description: 'Null before the first one.' })
  verification: VerificationItem | null;
}

export class ConsistencyQuery {
  @QueryField(size, { description: 'Size of the earlier checkpoint.' })
  from: number;

  @QueryField(size, { description: 'Size of the later one.' })
  to: number;
}

export class ConsistencyAnswer {
  @Field(listOf(text()), { description: 'Hashes in hex (RFC 6962, section 2.1.2).' })
  proof: string[];
}

export class PeriodQuery {
  @QueryField(moment(), { optional: true, notAfter: 'to' })
  from?: string;

  @QueryField(moment(), { optional: true })
  to?: string;
}
