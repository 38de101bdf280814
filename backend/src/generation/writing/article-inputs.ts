import { addressesIn } from '../../../../checks/text/addresses.js';
import type { Category, RulesDocument } from '../../editorial/contract.js';
import { type DescribedPersona, textsOfPersona } from '../../personas/contract.js';
import type { CitedSource } from '../../sources/contract.js';
import type { FoundIdea } from '../../topics/contract.js';
import type { Plan, TextShape } from '../domain/generation.events.js';

/** Everything that an article's prompts are made from. The same inputs give the same prompt. */
export interface ArticleInputs {
  /** The day it was asked for, such as `2026-11-28`; null where that isn’t known. */
  readonly date: string | null;
  readonly persona: DescribedPersona;
  readonly category: Pick<Category, 'name' | 'description'>;
  /** Names of the other categories, by which guidance that is meant for them is recognized. */
  readonly otherCategories: readonly string[];
  readonly rules: RulesDocument;
  readonly customPrompt: string | null;
  /** The topic idea that the article is to carry out. */
  readonly idea: Omit<FoundIdea, 'id'> | null;
  /** Titles that exist already, newest first; the article takes another subject and another title. */
  readonly recentTitles: readonly string[];
  /** How the persona's last articles begin and end, newest first; the article does so in another way. */
  readonly recentShapes: readonly TextShape[];
  /**
   * Where the article stands among those of one batch in the same category, counted from 1. Batches are written side
   * by side, so these cannot know each other's titles; the number is what makes each take a subject of its own.
   */
  readonly sibling: { readonly number: number; readonly of: number } | null;
  /** What the plan of its batch gives it to write about; null where there is no plan. */
  readonly plan: Readonly<Plan> | null;
  /** The sources that the article rests on, as they are cited. */
  readonly sources: readonly CitedSource[];
  /** The subject that was looked up before anything was written, where one was. */
  readonly researched?: string | undefined;
}

const mostAddresses = 200;

/** Addresses that the model was given apart from rules and sources: in the persona, the category, the wish or the idea. */
export function givenAddresses({ persona, category, customPrompt, idea }: ArticleInputs): string[] {
  const { title = '', angle = '', relevance = '', sources = [] } = idea ?? {};
  const { name, description } = category;
  const texts = [...textsOfPersona(persona), name, description, customPrompt ?? '', title, angle, relevance];
  const found = [...texts, ...sources].flatMap((text) => addressesIn(text));
  return [...new Set(found.map(({ address }) => address))].slice(0, mostAddresses);
}
