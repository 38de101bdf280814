import { addressesIn } from '../../../../checks/text/addresses.js';
import type { Category, RulesDocument } from '../../editorial/contract.js';
import { type DescribedPersona, textsOfPersona } from '../../personas/contract.js';
import type { CitedSource } from '../../sources/contract.js';
import type { FoundIdea } from '../../topics/contract.js';
import type { Plan, TextShape } from '../domain/generation.events.js';

/** Everything that an article's prompts are made from. The same inputs give the same prompt. */
export interface ArticleInputs {
  /** The day of the request, such as `2026-11-28`; null if it is not known. */
  readonly date: string | null;
  readonly persona: DescribedPersona;
  readonly category: Pick<Category, 'name' | 'description'>;
  /** The names of the other categories, by which guidance that is meant for them is recognized. */
  readonly otherCategories: readonly string[];
  readonly rules: RulesDocument;
  readonly customPrompt: string | null;
  /** The topic idea that the article should carry out. */
  readonly idea: Omit<FoundIdea, 'id'> | null;
  /** The titles that exist already, newest first; the article takes another subject and another title. */
  readonly recentTitles: readonly string[];
  /**
   * The beginnings and ends of the persona's last articles, newest first; the article begins and ends in another way.
   */
  readonly recentShapes: readonly TextShape[];
  /**
   * The place of the article among those of one batch in the same category, counted from 1. Articles of a batch are
   * written side by side, so they cannot know each other's titles; the number makes each of them take a different
   * subject.
   */
  readonly sibling: { readonly number: number; readonly of: number } | null;
  /** The subject that the plan of its batch gives the article; null if there is no plan. */
  readonly plan: Readonly<Plan> | null;
  /** The sources of the article, with the ids by which they are cited. */
  readonly sources: readonly CitedSource[];
  /** The subject of the research before the article was written, if there was one. */
  readonly researched?: string | undefined;
}

const mostAddresses = 200;

/**
 * Returns the addresses that the model was given apart from rules and sources: in the persona, the category, the wish
 * or the idea.
 */
export function givenAddresses({ persona, category, customPrompt, idea }: ArticleInputs): string[] {
  const { title = '', angle = '', relevance = '', sources = [] } = idea ?? {};
  const { name, description } = category;
  const texts = [...textsOfPersona(persona), name, description, customPrompt ?? '', title, angle, relevance];
  const found = [...texts, ...sources].flatMap((text) => addressesIn(text));
  return [...new Set(found.map(({ address }) => address))].slice(0, mostAddresses);
}
