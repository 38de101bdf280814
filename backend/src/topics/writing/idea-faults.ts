import { EarlierTitles } from '../domain/near-repeat.js';
import type { ProposedIdea } from './ideas-answer.js';

/** Ideas of a weekly batch, and how many category keys these cover at least. */
export const batchSize = 5;
export const fewestKeys = 4;

/** Everything that keeps these ideas from being proposed together, each as a sentence; empty when nothing does. */
export function faultsOf(ideas: readonly ProposedIdea[], earlierTitles: readonly string[]): string[] {
  return [...repeatsIn(ideas, new EarlierTitles(earlierTitles)), ...narrowness(ideas)];
}

/**
 * As many ideas as are wanted, from the first that are usable on: none near to an earlier title or to one another,
 * spread over enough categories.
 * @returns undefined when there are not enough
 */
export function usableIdeas(
  pool: readonly ProposedIdea[],
  earlierTitles: readonly string[],
  count: number,
): ProposedIdea[] | undefined {
  const taken = new EarlierTitles(earlierTitles);
  const free = pool.filter(({ title }) => {
    if (taken.nearest(title) !== undefined) return false;
    taken.add(title);
    return true;
  });
  const chosen = widest(free, count);
  return chosen.length === count && narrowness(chosen).length === 0 ? chosen : undefined;
}

function repeatsIn(ideas: readonly ProposedIdea[], taken: EarlierTitles): string[] {
  return ideas.flatMap(({ title }) => {
    const near = taken.nearest(title);
    taken.add(title);
    return near === undefined ? [] : [`“${title}” shares too many words with “${near}”.`];
  });
}

function narrowness(ideas: readonly ProposedIdea[]): string[] {
  if (ideas.length < batchSize) return [];
  const keys = new Set(ideas.flatMap(({ categories }) => categories));
  return keys.size >= fewestKeys
    ? []
    : [`The ideas cover too few categories: ${keys.size}, where at least ${fewestKeys} are asked for.`];
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
