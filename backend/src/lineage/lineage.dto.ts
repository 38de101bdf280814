import { HistoryActor } from '../articles/contract.js';
import { Field, listOf, moment, nested, oneOf, text, whole } from '../platform/http/input/field.js';

export const nodeKinds = [
  'idea',
  'batch',
  'run',
  'generation',
  'import',
  'step',
  'revision',
  'revisions',
  'review',
  'package',
  'images',
  'captions',
  'message',
] as const;

/** The reasons why something would be different if it were made now. */
export const staleReasons = [
  'text changed',
  'title changed',
  'rules changed',
  'persona changed',
  'idea deleted',
] as const;

export type StaleReason = (typeof staleReasons)[number];

export class Staleness {
  @Field(oneOf(staleReasons))
  because: StaleReason;

  @Field(moment())
  since: string;
}

export class LineageNode {
  @Field(text(), { description: 'Such as `package:2`; unique within the article.' })
  id: string;

  @Field(oneOf(nodeKinds), { description: '`revisions` stands for those between, which are not told.' })
  kind: (typeof nodeKinds)[number];

  @Field(text(), { description: 'For people.' })
  label: string;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor), { nullable: true, description: 'Null where nobody in particular did it.' })
  by: HistoryActor | null;

  @Field(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'Of the article: what it was made from, or what it is.',
  })
  revision?: number;

  @Field(listOf(Staleness), { description: 'Empty when it is up to date, or something newer replaced it.' })
  stale: Staleness[];
}

export class LineageEdge {
  @Field(text(), { description: 'Id of a node.' })
  from: string;

  @Field(text(), { description: 'Id of the node that was made from it.' })
  to: string;
}

/** The lineage of an article: where it came from, and what was made of it. */
export class LineageAnswer {
  @Field(listOf(LineageNode), { description: 'In the order in which things came from each other.' })
  nodes: LineageNode[];

  @Field(listOf(LineageEdge))
  edges: LineageEdge[];
}
