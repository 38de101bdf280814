import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoryList, EditorialRules } from '../../editorial/contract.js';
import { Clock } from '../../platform/kernel/clock.js';
import { dayIn } from '../../platform/kernel/week.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { BatchEvent, PlannedArticle } from '../domain/batch.events.js';
import { planPrompt } from '../writing/plan-prompt.js';
import { ModelCalls, type CallOptions } from './model-calls.js';

/** The subject of each article of a batch or run, by place; null if none was planned. */
export type ArticlePlan = Extract<BatchEvent, { type: 'BatchPlanned' }>['data'];

const titlesToAvoid = 30;

/** Plans a different subject for each article of a batch or run with one call, before they are written side by side. */
@Injectable()
export class ArticlePlanner {
  constructor(
    private readonly model: ModelCalls,
    private readonly personas: PersonaLibrary,
    private readonly categories: CategoryList,
    private readonly rules: EditorialRules,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether a batch or run of this many articles is planned at all. */
  plans(articles: number): boolean {
    return this.settings.aiPipeline === 'full' && articles > 1;
  }

  /**
   * Plans the articles; if no plan can be made, they are written without one.
   * @throws DomainError `unavailable` when the server stops
   */
  async plan(
    articles: readonly PlannedArticle[],
    customPrompt: string | null,
    lease: Lease,
    options: CallOptions,
  ): Promise<ArticlePlan> {
    const none = articles.map(() => null);
    const [titles, personas, categories, { document: rules }] = await Promise.all([
      this.recentTitles(),
      this.personas.all(),
      this.categories.all(),
      this.rules.current(),
    ]);
    const prompt = planPrompt.from({
      date: dayIn(this.clock.now(), this.settings.scheduleTimezone),
      rules,
      categories: categories.filter(({ id }) => articles.some(({ categoryId }) => categoryId === id)),
      customPrompt,
      recentTitles: titles,
      articles: articles.map(({ personaId, personaName, categoryName }) => ({
        persona: personaName,
        category: categoryName,
        about: personas.find(({ id }) => id === personaId)?.writingAngle ?? '',
      })),
    });
    const answer = await this.model.ask(prompt, lease, options);
    if (!answer.ok) return { plans: none, call: null, detail: `Written without a plan. ${answer.message}` };
    const usable = answer.value.flatMap((one) => (one.ok ? [one.value] : []));
    const plans = articles.map((_, index) => {
      const found = usable.find(({ article }) => article === index + 1);
      return found ? { subject: found.subject, angle: found.angle, title: found.title } : null;
    });
    const missing = plans.filter((plan) => plan === null).length;
    const detail =
      missing === 0 ? null : `${missing} of ${plans.length} articles are written without a plan.`;
    return { plans, call: answer.call, detail };
  }

  private async recentTitles(): Promise<string[]> {
    const rows = await this.dataSource.query<{ title: string }[]>(
      'select title from article where not deleted order by created_at desc limit $1',
      [titlesToAvoid],
    );
    return rows.map(({ title }) => title);
  }
}
