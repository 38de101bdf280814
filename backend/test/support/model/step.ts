import type { Random } from '../../../src/demo/wording/seeded.js';
import type { Answer, Visitor } from '../visitor.js';

/** The outcome of a command that was sent, with the answer that a single process would have given. */
export interface Step {
  readonly told: string;
  readonly got: unknown;
  readonly expected: unknown;
}

/** Sends a command to one replica, and its second part, if there is one, to the other; does the same in the model. */
export type Command = (at: Visitor, other: Visitor) => Promise<Step>;

export type Precondition = 'none' | 'any' | 'current' | 'stale';

/** The source of choices. */
export class Chance {
  constructor(private readonly random: Random) {}

  one<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.random() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  precondition(): Precondition {
    return this.one(['none', 'none', 'any', 'current', 'current', 'stale']);
  }
}

/**
 * The header of a request that expects this revision. `stale` is the revision before; at revision 0, one that does not
 * exist.
 */
export function ifMatch(precondition: Precondition, revision: number): Record<string, string> {
  switch (precondition) {
    case 'none':
      return {};
    case 'any':
      return { 'if-match': '*' };
    case 'current':
      return { 'if-match': `"${revision}"` };
    case 'stale':
      return { 'if-match': `"${revision === 0 ? 99 : revision - 1}"` };
  }
}

/**
 * Compares an answer with the expected one.
 * @param seen picks the part of the body that the model knows; an answer with an unexpected status is shown whole
 */
export function step<Body>(
  told: string,
  { status, body }: Answer<Body>,
  expected: { readonly status: number; readonly seen?: object },
  seen: (body: Body) => object | undefined = () => undefined,
): Step {
  if (status !== expected.status) return { told, got: { status, body }, expected };
  return { told, got: { status, seen: seen(body) }, expected };
}
