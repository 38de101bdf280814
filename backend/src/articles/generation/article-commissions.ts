import { Injectable } from '@nestjs/common';
import type { Category } from '../../editorial/contract.js';
import type { Persona } from '../../personas/contract.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/leadership/work-leases.js';
import { articleDecider } from '../domain/article.decider.js';
import { spreadEvenly } from '../domain/batch-plan.js';
import type { PlannedArticle } from '../domain/batch.events.js';
import { ArticleProduction, type Assignment } from './article-production.js';

/** Articles for work that another module keeps count of, such as a run of the weekly job. */
@Injectable()
export class ArticleCommissions {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly production: ArticleProduction,
  ) {}

  /**
   * Which persona writes which article, spread evenly. The articles' ids derive from the work's, so that every plan of
   * it names the same ones.
   * @param workId a UUID
   * @param spread at least one persona and one category
   */
  plan(
    workId: string,
    spread: {
      readonly count: number;
      readonly personas: readonly Pick<Persona, 'id' | 'name'>[];
      readonly categories: readonly Pick<Category, 'id' | 'name'>[];
    },
  ): PlannedArticle[] {
    return spreadEvenly(spread.count, spread.personas, spread.categories).map(
      ({ persona, category }, index) => ({
        articleId: derivedId(workId, `article ${index}`),
        personaId: persona.id,
        personaName: persona.name,
        categoryId: category.id,
        categoryName: category.name,
      }),
    );
  }

  /**
   * Has the article written unless it is there. Faults of the provider are not tried again in here: nobody waits for
   * the answer, and the work has longer pauses.
   * @returns its title
   * @throws DomainError that says why there is no article
   */
  async produce(assignment: Assignment, lease: Lease, context: CommandContext): Promise<string> {
    const { articleId } = assignment;
    const { state } = await this.aggregates.load(articleDecider, articleId);
    if (state) return state.title;
    const manuscript = await this.production.write(assignment, lease, {
      limitStarts: 'at-turn',
      retryFaults: false,
    });
    if (!manuscript.ok) throw providerRefusal(manuscript);
    await this.production.record(articleId, manuscript, lease, context);
    return manuscript.article.title;
  }
}
