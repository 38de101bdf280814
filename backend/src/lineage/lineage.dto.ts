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
  @Field(text(), { description: 'The id of the node, such as `package:2`, unique within the article.' })
  id: string;

  @Field(oneOf(nodeKinds), {
    description: 'The kind of node; `revisions` stands for those in between, which are not listed.',
  })
  kind: (typeof nodeKinds)[number];

  @Field(text(), { description: 'A name of the node for people.' })
  label: string;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor), {
    nullable: true,
    description: 'Who made it; null if no particular person did.',
  })
  by: HistoryActor | null;

  @Field(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'The article’s revision that the node was made from, or that it is.',
  })
  revision?: number;

  @Field(listOf(Staleness), {
    description: 'Why the node is out of date; empty if it is up to date or something newer has replaced it.',
  })
  stale: Staleness[];
}

export class LineageEdge {
  @Field(text(), { description: 'The id of a node.' })
  from: string;

  @Field(text(), { description: 'The id of the node that was made from it.' })
  to: string;
}

/** The lineage of an article: where it came from, and what was made of it. */
export class LineageAnswer {
  @Field(listOf(LineageNode), {
    description: 'The nodes, in the order in which they were made from each other.',
  })
  nodes: LineageNode[];

  @Field(listOf(LineageEdge))
  edges: LineageEdge[];
}
