interface Numbered {
  number: number;
}

interface List<Entry extends Numbered> {
  /** Newest first, as far as it was read. */
  ideas: readonly Entry[];
  /** Whether it was read to its end. */
  ended: boolean;
}

/**
 * Several lists as one, newest first, as far as nothing can be missing: what a list has beyond the entries that were
 * read of it may belong between the older ones of another.
 */
export function inOneOrder<Entry extends Numbered>(lists: readonly List<Entry>[]): Entry[] {
  const floor = Math.max(0, ...lists.map((list) => (list.ended ? 0 : oldestOf(list))));
  return lists
    .flatMap(({ ideas }) => ideas)
    .filter(({ number }) => number >= floor)
    .sort((one, other) => other.number - one.number);
}

/** Within a batch the newest does not come first. */
const oldestOf = ({ ideas }: List<Numbered>) => Math.min(...ideas.map(({ number }) => number));
