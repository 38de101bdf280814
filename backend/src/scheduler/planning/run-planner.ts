import { Inject, Injectable } from '@nestjs/common';
import {
  ArticlePlanner,
  plannedArticles,
  type ArticlePlan,
  type PlannedArticle,
} from '../../generation/contract.js';
import { CategoryList, EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { derivedId } from '../../platform/event-sourcing/command-context.js';
import type { PlanCommand, ScheduledRun } from '../domain/scheduled-run.decider.js';
import { runUuid } from '../domain/scheduled-run.events.js';
import { weekNumber } from '../domain/slots.js';

/** Plans what a run makes, from the current rules, personas and categories. */
@Injectable()
export class RunPlanner {
  constructor(
    private readonly rules: EditorialRules,
    private readonly personas: PersonaLibrary,
    private readonly categories: CategoryList,
    private readonly subjectPlanner: ArticlePlanner,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async plan(
    runId: string,
    order: ScheduledRun['order'],
    lease: Lease,
  ): Promise<Omit<PlanCommand, 'type' | 'at'>> {
    if (order.job === 'topics') {
      return { tasks: [{ kind: 'ideas', batchId: derivedId(runUuid(runId), 'ideas') }], reason: null };
    }
    const { schedule, personas, categories, size } = await this.outlook();
    const reason = missing(personas.length, categories.length);
    if (reason !== null) return { tasks: [], reason };
    // Every week begins at another persona, so that all personas and all their pairs with categories get their turn.
    const week = weekNumber(new Date(order.dueAt), this.settings.scheduleTimezone);
    const articles = plannedArticles(
      runUuid(runId),
      size.articles,
      fromOnwards(personas, week * size.personas).slice(0, size.personas),
      fromOnwards(categories, week * schedule.articles_per_persona).slice(0, size.categories),
    );
    const { plans, call } = await this.subjects(runId, articles, order.customPrompt, lease);
    const tasks = articles.map((article, index) => {
      const plan = plans[index];
      return { kind: 'article' as const, ...article, ...(plan && { plan }) };
    });
    return { tasks, reason: null, call };
  }

  /** The material that a run of the article job would have now, and how much of it the run would take. */
  async outlook() {
    const [{ document }, personas, categories] = await Promise.all([
      this.rules.current(),
      this.personas.all(),
      this.categories.all(),
    ]);
    const schedule = document.article_generation_schedule;
    const size = runSize(schedule, { personas: personas.length, categories: categories.length });
    return { schedule, personas, categories, size };
  }

  /** The subject of each article; the run goes on without those that were not planned. */
  private async subjects(
    runId: string,
    articles: PlannedArticle[],
    customPrompt: string | null,
    lease: Lease,
  ): Promise<Pick<ArticlePlan, 'plans' | 'call'>> {
    if (!this.subjectPlanner.plans(articles.length)) return { plans: [], call: null };
    // Nobody waits for this call, so it comes after those of people.
    const workId = `run-${runId}`;
    const options = { person: null, limitStarts: 'in-slot', retryFaults: false, workId } as const;
    return this.subjectPlanner.plan(articles, customPrompt, lease, options);
  }
}

function missing(personas: number, categories: number): string | null {
  if (personas === 0 && categories === 0) return 'There are no personas and no categories to write for.';
  if (personas === 0) return 'There are no personas to write as.';
  return categories === 0 ? 'There are no categories to write for.' : null;
}

/** All items, beginning at a place that may be beyond the end. */
function fromOnwards<T>(items: readonly T[], start: number): T[] {
  const first = start % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/** The number of articles, personas and categories that a run takes. */
interface RunSize {
  readonly articles: number;
  readonly personas: number;
  readonly categories: number;
}

/**
 * The size of a run by the rules, in a house with this many personas and categories: as many personas as the articles
 * need at so many each, and as many categories as there are articles for.
 */
export function runSize(
  { total_articles_per_week: articles, articles_per_persona: each }: Schedule,
  there: { readonly personas: number; readonly categories: number },
): RunSize {
  return {
    articles,
    personas: Math.min(there.personas, Math.ceil(articles / each)),
    categories: Math.min(there.categories, articles),
  };
}

type Schedule = Pick<
  RulesDocument['article_generation_schedule'],
  'total_articles_per_week' | 'articles_per_persona'
>;
