import { Injectable } from '@nestjs/common';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { articleDecider } from '../../articles/contract.js';
import { ArticleProduction, type Assignment } from './article-production.js';

/** Articles for work that another module keeps count of, such as a run of the weekly job. */
@Injectable()
export class ArticleCommissions {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly production: ArticleProduction,
  ) {}

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
      person: null,
      limitStarts: 'in-slot',
      retryFaults: false,
    });
    if (!manuscript.ok) throw providerRefusal(manuscript);
    await this.production.record(articleId, manuscript, lease, context);
    return manuscript.article.title;
  }
}
