/** The kinds of things that markdown cannot hold, or that a text is better without. */
export const lossKinds = [
  'image',
  'embed',
  'player',
  'form',
  'drawing',
  'formula',
  'columns',
  'merged-cells',
  'comment',
  'tracked-change',
  'hidden',
  'footnote',
] as const;

export type LossKind = (typeof lossKinds)[number];

export const isLossKind = (kind: string): kind is LossKind => (lossKinds as readonly string[]).includes(kind);

/** A kind of thing that was lost from a text, and how often. */
export interface Loss {
  readonly kind: LossKind;
  readonly count: number;
}

/** Counts what is left out. */
export class Losses {
  private readonly counts = new Map<LossKind, number>();

  add(kind: LossKind, count = 1): void {
    if (count > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  all(): Loss[] {
    return lossKinds.flatMap((kind) => {
      const count = this.counts.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    });
  }
}
