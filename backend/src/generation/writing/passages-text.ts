import { material, optionalMaterial } from '../../platform/ai/material.js';
import { oneLine } from '../../platform/text/one-line.js';
import { sourcesText } from '../../sources/contract.js';
import type { Outline } from '../domain/generation.events.js';
import type { ArticleInputs } from './article-inputs.js';

type Source = ArticleInputs['sources'][number];

const kinds = { published: 'published', updated: 'last updated', event: 'about a day of' } as const;

/** A source as a prompt shows it: what was given whole, or what was chosen of a page that was looked up. */
export function sourceText({ passages, ...source }: Source): string[] {
  if (!passages) return sourcesText([source]);
  const { id, title, url, dates } = source;
  const [date] = dates ?? [];
  const where = [url, date && `${kinds[date.kind]} ${date.date}`].filter(Boolean).join(', ');
  const label = `Source [${id}], ${oneLine(title)}${where === '' ? '' : ` (${where})`}, passages of it`;
  return [material(label, passages.join('\n\n[…]\n\n'))];
}

/** What was looked up, for an article that rests on passages. */
export function researchedText({ researched, sources }: ArticleInputs): string[] {
  if (!sources.some(({ passages }) => passages)) return [];
  return [
    ...optionalMaterial('What the desk has looked up', researched),
    'Write about that. Each section rests on the sources that the outline names for it.',
  ];
}

/** The article with those of the sources that were looked up which a section is to rest on, where any are named. */
export function withSourcesOf({ sections }: Outline, article: ArticleInputs): ArticleInputs {
  const named = new Set(sections.flatMap(({ sources }) => sources));
  const sources = article.sources.filter(({ id, passages }) => !passages || named.has(id));
  return named.size === 0 ? article : { ...article, sources };
}
