import { diff3Merge } from 'node-diff3';
import type { ArticleText } from '../domain/article-text';

/**
 * Merges what two people made of the same text if their changes do not touch: nobody may have changed a line (which can
 * be a whole paragraph) that the other changed, nor the line next to it.
 * @returns undefined when a person has to decide
 */
export function mergeTexts(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): ArticleText | undefined {
  const title = mergeWhole(base.title, mine.title, theirs.title);
  const content = mergeLines(base.content, mine.content, theirs.content);
  const summary = mergeWhole(base.summary, mine.summary, theirs.summary);
  if (title === undefined || content === undefined || summary === undefined) return undefined;
  return { title, content, summary, status: mine.status === base.status ? theirs.status : mine.status };
}

function mergeWhole(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : undefined;
}

function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n')) as [string[], string[], string[]];
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  const lines = regions.map(({ ok }) => ok);
  return lines.every((region) => region !== undefined) ? lines.flat().join('\n') : undefined;
}
