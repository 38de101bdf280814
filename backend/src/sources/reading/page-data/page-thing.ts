import type { EntityKind } from './entities.js';

export interface PageFact {
  /** Such as `price`. */
  readonly name: string;
  readonly value: string;
}

/** One thing that a page describes in its data, JSON-LD or microdata, with its facts in order. */
export interface PageThing {
  readonly kind: Exclude<EntityKind, 'page'>;
  readonly facts: readonly PageFact[];
  /** Longer texts, such as the body of an article; paragraphs, with an empty line between two. */
  readonly texts: readonly PageFact[];
}
