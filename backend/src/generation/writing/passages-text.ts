import { optionalMaterial } from '../../platform/ai/material.js';
import type { Outline } from '../domain/generation.events.js';
import type { ArticleInputs } from './article-inputs.js';

/** Returns the part of a prompt about the research, for an article that is based on passages; otherwise it is empty. */
export function researchedText({ researched, sources }: ArticleInputs): string[] {
  if (!sources.some(({ passages }) => passages)) return [];
  return [
    ...optionalMaterial('What the desk has looked up', researched),
    'Write about that. Each section rests on the sources that the outline names for it.',
  ];
}

/**
 * Returns the article with only those of its researched sources that the outline's sections name; with all of them if
 * none are named.
 */
export function withSourcesOf({ sections }: Outline, article: ArticleInputs): ArticleInputs {
  const named = new Set(sections.flatMap(({ sources }) => sources));
  const sources = article.sources.filter(({ id, passages }) => !passages || named.has(id));
  return named.size === 0 ? article : { ...article, sources };
}
