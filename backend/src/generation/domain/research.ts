import type { GenerationEventData, GenerationSource } from './generation.events.js';

export type Research = GenerationEventData<'GenerationResearched'>;

/** A source of an article. */
export interface ArticleSource extends GenerationSource {
  /**
   * The ids of the passages that were chosen from a page that research found; undefined if the whole source was given.
   */
  readonly passages?: readonly string[] | undefined;
}

/**
 * Returns the sources of an article: those that people gave, and those from research that have passages in use.
 * @param kept the ids of the passages that a person kept; undefined if nobody was asked
 */
export function sourcesOf(
  given: readonly GenerationSource[],
  research: Research | null | undefined,
  kept: readonly string[] | null | undefined,
): ArticleSource[] {
  if (!research) return [...given];
  const used = research.passages.filter(({ id }) => !kept || kept.includes(id));
  const found = research.sources.flatMap((source) => {
    const passages = used.filter((passage) => passage.source === source.id).map(({ text }) => text);
    return passages.length > 0 ? [{ ...source, passages }] : [];
  });
  return [...given, ...found];
}
