interface Numbered {
  number: number;
}

interface List<Entry extends Numbered> {
  /** The ideas that have been read, newest first. */
  ideas: readonly Entry[];
  /** Whether the list was read to its end. */
  ended: boolean;
}

/**
 * Merges several lists into one, newest first, up to the point where entries could be missing: those that one list has
 * not read yet may belong between the older ones of another.
 */
export function inOneOrder<Entry extends Numbered>(lists: readonly List<Entry>[]): Entry[] {
  const floor = Math.max(0, ...lists.map((list) => (list.ended ? 0 : oldestOf(list))));
  return lists
    .flatMap(({ ideas }) => ideas)
    .filter(({ number }) => number >= floor)
    .sort((one, other) => other.number - one.number);
}

/** Returns the lowest number in the read part of a list. Within a batch, the newest idea does not come first. */
const oldestOf = ({ ideas }: List<Numbered>) => Math.min(...ideas.map(({ number }) => number));
