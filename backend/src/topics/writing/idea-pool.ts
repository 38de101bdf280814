import type { Read } from '../../platform/ai/read-value.js';
import { EarlierTitles } from '../domain/near-repeat.js';
import { titleTaken, type MissingIdea } from '../domain/topics.decider.js';
import type { ProposedIdea } from './ideas-answer.js';

/** The number of ideas in a weekly batch, and the least number of category keys that they cover. */
export const batchSize = 5;
export const fewestKeys = 4;

/** Gathers the ideas that can be recorded, from one answer after another. */
export class IdeaPool {
  private readonly usable: ProposedIdea[] = [];
  private readonly taken: EarlierTitles;
  private leftOut: readonly string[] = [];

  /**
   * @param wanted the number of ideas that are wanted
   */
  constructor(
    private readonly wanted: number,
    earlierTitles: readonly string[],
  ) {
    this.taken = new EarlierTitles(earlierTitles);
  }

  /** Returns as many ideas as are wanted, or all there are, chosen to cover many categories. */
  get ideas(): ProposedIdea[] {
    return widest(this.usable, this.wanted);
  }

  get isEnough(): boolean {
    return this.usable.length >= this.wanted && this.narrowness().length === 0;
  }

  /** Returns the faults of the last answer, and of all ideas together. */
  get faults(): readonly string[] {
    return [...this.leftOut, ...this.narrowness()];
  }

  take(answer: readonly Read<ProposedIdea>[]): void {
    this.leftOut = answer.flatMap((read, at) => this.takeOne(read, at));
  }

  /** Returns the reasons why there are fewer ideas than were wanted, or fewer categories, one sentence for each. */
  missing(reason?: string): MissingIdea[] {
    const reasons = reason === undefined ? this.leftOut : [];
    const short = Array.from({ length: this.wanted - this.ideas.length }, (_, at) => ({
      reason: reasons[at] ?? reason ?? 'The model gave too few ideas.',
    }));
    return [...short, ...this.narrowness().map((fault) => ({ reason: fault }))];
  }

  private takeOne(read: Read<ProposedIdea>, at: number): string[] {
    if (!read.ok)
      return [`Idea ${at + 1} does not have the form that was asked for: ${read.faults.join('; ')}.`];
    const { title } = read.value;
    // A repeated answer also contains the good ideas of the previous one.
    if (this.usable.some((known) => known.title === title)) return [];
    if (this.taken.same(title) !== undefined) return [titleTaken(title)];
    this.taken.add(title);
    this.usable.push(read.value);
    return [];
  }

  private narrowness(): string[] {
    const { ideas } = this;
    if (ideas.length < batchSize) return [];
    const keys = new Set(ideas.flatMap(({ categories }) => categories));
    return keys.size >= fewestKeys
      ? []
      : [`The ideas cover too few categories: ${keys.size}, where at least ${fewestKeys} are asked for.`];
  }
}

/** Repeatedly takes the idea that adds the most categories, and the earliest of equals. */
function widest(ideas: readonly ProposedIdea[], count: number): ProposedIdea[] {
  const left = [...ideas];
  const chosen: ProposedIdea[] = [];
  const covered = new Set<string>();
  while (chosen.length < count && left.length > 0) {
    const adds = left.map(({ categories }) => categories.filter((key) => !covered.has(key)).length);
    const [next] = left.splice(adds.indexOf(Math.max(...adds)), 1);
    if (!next) break;
    chosen.push(next);
    for (const key of next.categories) covered.add(key);
  }
  return chosen;
}
