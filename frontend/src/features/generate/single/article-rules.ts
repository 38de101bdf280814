import type { Options } from '../use-options';
import { promptFault, promptOf, type Fault } from '../faults';
import type { ArticleRequest } from '../api/generate-article';
import { askedSources, sourcesIn, waitsForWord } from '../sources/source-values';

export type ArticleFields = {
  category: string;
  /** Chosen by administrators; an author's is fixed. */
  persona: string;
  customPrompt: string;
  /** As `keptSources` gives them. */
  sources: string;
  /** Empty when it's not wanted. */
  outlineFirst: string;
};

const title = 'Missing Information';

/** The first thing that is wrong with what was filled in. A choice that is gone meanwhile counts as none. */
export function articleFault(
  { category, persona, customPrompt, sources }: ArticleFields,
  { categories, personas }: Options,
): Fault<keyof ArticleFields> | undefined {
  if (!categories.some(({ value }) => value === category)) {
    return { field: 'category', title, description: 'Please select a category to generate an article' };
  }
  if (!personas.some(({ value }) => value === persona)) {
    return { field: 'persona', title, description: 'Please select a persona to generate an article' };
  }
  if (sourcesIn(sources).some(waitsForWord)) {
    const description = 'A source couldn’t be read. Remove it, or go on without it.';
    return { field: 'sources', title: 'Unreadable Source', description };
  }
  return promptFault(customPrompt);
}

/** @param ideaId of the topic idea that the article is to carry out */
export function articleRequest(
  { category, persona, customPrompt, sources, outlineFirst }: ArticleFields,
  ideaId: string | undefined,
): ArticleRequest {
  return {
    categoryId: category,
    personaId: persona,
    ...promptOf(customPrompt),
    ...(ideaId !== undefined && { ideaId }),
    ...askedSources(sources),
    ...(outlineFirst !== '' && { outlineFirst: true }),
  };
}
