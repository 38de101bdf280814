import type { EntityKind } from './entities.js';

export interface PageFact {
  /** The name of the fact, such as `price`. */
  readonly name: string;
  readonly value: string;
}

/** One thing that a page describes in its data, JSON-LD or microdata, with its facts in order. */
export interface PageThing {
  readonly kind: Exclude<EntityKind, 'page'>;
  readonly facts: readonly PageFact[];
  /** Longer texts, such as the body of an article, in paragraphs with an empty line between them. */
  readonly texts: readonly PageFact[];
}
