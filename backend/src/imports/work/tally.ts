import { mostNames, type ImportEventData } from '../domain/import.events.js';
import type { Item } from '../readers/item.js';

/** The most names that are counted; nobody maps more than that one by one. */
const mostCounted = 20 * mostNames;

/** Counts what has been found in a file so far. */
export class Tally {
  items = 0;
  private leftOut = 0;
  private readonly losses = new Map<string, number>();
  private readonly authors = new Map<string, number>();
  private readonly categories = new Map<string, number>();

  add(found: readonly Item[]): void {
    this.items += found.length;
    for (const { leftOut, losses, author, categories } of found) {
      if (leftOut === null) {
        for (const [kind, count] of Object.entries(losses)) increase(this.losses, kind, count);
        if (author !== null) increase(this.authors, author);
        for (const name of categories) increase(this.categories, name);
      } else {
        this.leftOut += 1;
      }
    }
  }

  found(): ImportEventData<'ImportRead'> {
    return {
      items: this.items,
      leftOut: this.leftOut,
      losses: Object.fromEntries(this.losses),
      authors: mostFrequent(this.authors),
      categories: mostFrequent(this.categories),
    };
  }
}

function increase(counts: Map<string, number>, name: string, by = 1): void {
  const count = counts.get(name);
  if (count !== undefined || counts.size < mostCounted) counts.set(name, (count ?? 0) + by);
}

const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNames)
    .map(([name]) => name);
