import { derivedId } from '../../platform/event-sourcing/command-context.js';
import type { PlannedArticle } from './batch.events.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns which persona writes which article, spread evenly. The articles' ids are derived from the id of the work, so
 * that every plan of the same work has the same ids.
 * @param workId a UUID
 * @param personas at least one, without repeats; the same goes for the categories
 */
export function plannedArticles(
  workId: string,
  articleCount: number,
  personas: readonly Named[],
  categories: readonly Named[],
): PlannedArticle[] {
  return spreadEvenly(articleCount, personas, categories).map(({ persona, category }, index) => ({
    articleId: derivedId(workId, `article ${index}`),
    personaId: persona.id,
    personaName: persona.name,
    categoryId: category.id,
    categoryName: category.name,
  }));
}

/**
 * Returns which persona writes in which category, spread evenly over the personas, over the categories and over their
 * pairs. Within each, no two counts differ by more than one, and nothing is random.
 * @param personas at least one, without repeats; the same goes for the categories
 */
export function spreadEvenly<Persona, Category>(
  articleCount: number,
  personas: readonly Persona[],
  categories: readonly Category[],
): { readonly persona: Persona; readonly category: Category }[] {
  // Going through both lists side by side repeats the pairs after `round` steps; shifting one list by one place gives
  // new pairs.
  const round = (personas.length * categories.length) / greatestDivisor(personas.length, categories.length);
  return Array.from({ length: articleCount }, (_, index) => ({
    persona: at(personas, index),
    category: at(categories, index + Math.floor(index / round)),
  }));
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to spread over.');
  return item;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
