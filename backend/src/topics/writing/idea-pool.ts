import type { Read } from '../../platform/ai/read-value.js';
import { EarlierTitles } from '../domain/near-repeat.js';
import { titleTaken, type Missing } from '../domain/topics.decider.js';
import type { ProposedIdea } from './ideas-answer.js';

/** Ideas of a weekly batch, and how many category keys these cover at least. */
export const batchSize = 5;
export const fewestKeys = 4;

/** The ideas that can be recorded, gathered from one answer after the other. */
export class IdeaPool {
  private readonly usable: ProposedIdea[] = [];
  private readonly taken: EarlierTitles;
  private leftOut: readonly string[] = [];

  /** @param wanted how many */
  constructor(
    private readonly wanted: number,
    earlierTitles: readonly string[],
  ) {
    this.taken = new EarlierTitles(earlierTitles);
  }

  /** As many as are wanted, or all there are, chosen so that they spread over the categories. */
  get ideas(): ProposedIdea[] {
    return widest(this.usable, this.wanted);
  }

  get isEnough(): boolean {
    return this.usable.length >= this.wanted && this.narrowness().length === 0;
  }

  /** What is wrong with the last answer, and with all ideas together. */
  get faults(): readonly string[] {
    return [...this.leftOut, ...this.narrowness()];
  }

  take(answer: readonly Read<ProposedIdea>[]): void {
    this.leftOut = answer.flatMap((read, at) => this.takeOne(read, at));
  }

  /** Why there are fewer than were wanted, or fewer categories: for each a sentence. */
  missing(reason?: string): Missing[] {
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
    // An answer that was asked for again repeats what was good in the one before.
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

/** Takes, again and again, the idea that adds the most categories, the earliest of equals. */
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
