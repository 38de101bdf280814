import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { ArticleFollower } from '../following/article-follower.js';
import { articleDecider } from '../domain/article.decider.js';
import { KeptStates } from './kept-states.js';

/**
 * Reads long histories before anybody edits the articles: imported ones, and all of them after the decider has changed.
 */
@Injectable()
export class StatesAhead implements OnApplicationBootstrap {
  constructor(
    private readonly follower: ArticleFollower,
    private readonly aggregates: AggregateStore,
    private readonly states: KeptStates,
  ) {}

  onApplicationBootstrap(): void {
    this.follower.follow('states of articles', {
      outdated: (ids, after) => this.states.farBehind(ids, after),
      make: ({ id }) => this.keep(id),
    });
  }

  private async keep(id: string): Promise<void> {
    this.states.keep(id, await this.aggregates.load(articleDecider, id));
  }
}
