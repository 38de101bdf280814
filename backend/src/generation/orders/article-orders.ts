import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../articles/contract.js';
import { type Category, CategoryList, EditorialRules } from '../../editorial/contract.js';
import { type Persona, PersonaLibrary } from '../../personas/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type FoundIdea, IdeaLookup } from '../../topics/contract.js';
import type { Generation } from '../domain/generation.decider.js';
import type { GenerationOrder } from '../domain/generation.events.js';
import { sourcesOf } from '../domain/research.js';
import type { ArticleInputs } from '../writing/article-inputs.js';
import { shapeOf, type TextEnds } from '../writing/text-shape.js';

/** The request for an article. */
type ArticleWish = Pick<
  GenerationOrder,
  'personaId' | 'categoryId' | 'customPrompt' | 'ideaId' | 'sibling' | 'plan' | 'sources' | 'date'
>;

/** Everything that an article is made from, with the persona and the category in full. */
export interface GatheredOrder {
  readonly inputs: ArticleInputs;
  /** The revision of `inputs.rules`. */
  readonly rulesRevision: number;
  readonly persona: Persona;
  readonly category: Category;
}

/** Returns the same order with the results of its research. */
export function withResearch(
  gathered: GatheredOrder,
  { order, researched, keptPassages }: Pick<Generation, 'order' | 'researched' | 'keptPassages'>,
): GatheredOrder {
  const sources = sourcesOf(order.sources, researched, keptPassages);
  const inputs = { ...gathered.inputs, sources, researched: researched?.subject ?? undefined };
  return { ...gathered, inputs };
}

const titlesToAvoid = 30;
const shapesToAvoid = 5;
/** The number of characters at each end of a text in which its first and last sentence are sought. */
const longestEnd = 2_000;

/** Gathers the present state of everything that an article is written from. */
@Injectable()
export class ArticleOrders {
  constructor(
    private readonly personas: PersonaLibrary,
    private readonly categories: CategoryList,
    private readonly rules: EditorialRules,
    private readonly ideas: IdeaLookup,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @throws DomainError `invalid` naming the field whose persona, category or idea does not exist
   */
  async gather(wish: ArticleWish): Promise<GatheredOrder> {
    const { personaId, categoryId, customPrompt, ideaId, sibling, plan, sources, date = null } = wish;
    const [persona, category, categories, { document, revision }, idea, recentTitles, lastTexts] =
      await Promise.all([
        this.persona(personaId, 'personaId'),
        this.category(categoryId, 'categoryId'),
        this.categories.all(),
        this.rules.current(),
        ideaId === null ? null : this.idea(ideaId, 'ideaId'),
        this.recentTitles(categoryId),
        this.lastTexts(personaId),
      ]);
    const otherCategories = categories.filter(({ id }) => id !== categoryId).map(({ name }) => name);
    const recentShapes = lastTexts.flatMap((text) => shapeOf(text, document.required_blocks) ?? []);
    const asked = { customPrompt, idea, recentTitles, recentShapes, sibling, plan, sources, date };
    const inputs = { persona, category, otherCategories, rules: document, ...asked };
    return { inputs, rulesRevision: revision, persona, category };
  }

  /**
   * Returns the personas to write as: those that an administrator names, or the one that is assigned to an author.
   * @param missing the sentence for an administrator who names none in `field`
   * @throws DomainError `conflict` when the author has no persona, or one that has been deleted since; `invalid` when
   * an administrator names none, or one that does not exist
   */
  async chosenPersonas(
    asker: Reader,
    named: readonly string[],
    field: string,
    missing: string,
  ): Promise<Persona[]> {
    if (asker.role === 'author') {
      const own = await this.personas.visibleTo(asker);
      if (own.length > 0) return own;
      throw new DomainError('conflict', 'no-persona-assigned', 'No persona is assigned to you.');
    }
    if (named.length > 0) return Promise.all([...new Set(named)].map((id) => this.persona(id, field)));
    throw new DomainError('invalid', 'invalid', missing, { errors: [{ field, message: missing }] });
  }

  /**
   * @throws DomainError `invalid` for this field when there is no such persona
   */
  private async persona(id: string, field: string): Promise<Persona> {
    return (await this.personas.find(id)) ?? unknown(field, 'Persona not found.');
  }

  /**
   * @throws DomainError `invalid` for this field when there is no such category
   */
  async category(id: string, field: string): Promise<Category> {
    return (await this.categories.find(id)) ?? unknown(field, 'Category not found.');
  }

  /**
   * @throws DomainError `invalid` for this field when there is no such idea
   */
  async idea(id: string, field: string): Promise<FoundIdea> {
    return (await this.ideas.find(id)) ?? unknown(field, 'Idea not found.');
  }

  /**
   * Returns the newest titles of the same category and of the whole house, since a repetition would be noticed in both.
   */
  private async recentTitles(categoryId: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ title: string }[]>(
      `select title from (
         (select title, created_at from article where category_id = $1 and not deleted
          order by created_at desc limit $2)
         union
         (select title, created_at from article where not deleted order by created_at desc limit $2)
       ) recent order by created_at desc`,
      [categoryId, titlesToAvoid],
    );
    return rows.map(({ title }) => title);
  }

  /**
   * Returns the beginnings and ends of a persona's newest articles. Anybody who may write as the persona may see them.
   */
  private lastTexts(personaId: string): Promise<TextEnds[]> {
    return this.dataSource.query<TextEnds[]>(
      `select left(content, $3) opening, right(content, $3) ending from article
       where persona_id = $1 and not deleted order by created_at desc limit $2`,
      [personaId, shapesToAvoid, longestEnd],
    );
  }
}

function unknown(field: string, message: string): never {
  throw new DomainError('invalid', 'unknown-reference', message, { errors: [{ field, message }] });
}
