import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { StartWork } from '../../platform/program/start-work.js';
import { categoriesDecider } from '../domain/categories.decider.js';
import { editorialRulesDecider } from '../domain/editorial-rules.decider.js';
import { firstCategories, firstRules } from '../first-content/first-documents.js';
import { house } from '../../platform/kernel/house.js';

/**
 * Writes the categories and the rules of a new house. Each of the two is one append to a stream that must not exist, so
 * it happens once, and either completely or not at all.
 */
@Injectable()
export class FirstEditorial implements OnApplicationBootstrap {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly start: StartWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.start.run(() => this.write());
  }

  private async write(): Promise<void> {
    const context = internalContext(systemActor);
    const soon = { awaitReadModels: false };
    const categories = { type: 'found' as const, list: firstCategories };
    await this.aggregates.handle(categoriesDecider, house, categories, context, soon);
    const rules = { type: 'found' as const, document: firstRules };
    await this.aggregates.handle(editorialRulesDecider, house, rules, context, soon);
  }
}
