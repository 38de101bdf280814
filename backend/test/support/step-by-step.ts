import type { Claim } from '../../../checks/text/claim.js';
import { FakeOpenverse } from '../../src/platform/ai/testing/fake-openverse.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import type { FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from './application.js';
import { modelSettings, type Problem, type TestArticle } from './articles.js';
import type { Author } from './authors.js';
import { startStepwiseModel, stepOfRequest, type outline } from './stepwise-model.js';
import type { Answer } from './visitor.js';

export interface Generation {
  readonly id: string;
  readonly status: string;
  readonly articleId: string | null;
  readonly persona: string | null;
  readonly category: string | null;
  readonly outline: typeof outline | null;
  readonly steps: readonly { step: string; outcome: string; detail: string | null; model: string | null }[];
  readonly underWay: string | null;
  readonly stepsLeft: number | null;
  readonly usualDurationMs: number | null;
  readonly tokens: { readonly input: number; readonly output: number } | null;
  readonly cost: number | null;
  readonly failure: string | null;
  readonly titles: readonly string[];
  readonly review: {
    readonly claims: readonly Claim[];
    readonly verdicts: readonly { criterion: string; question: string; quotation: string }[];
  } | null;
  readonly sources: readonly { id: string; url: string | null; title: string; text: string }[];
  readonly unreadable: readonly { place: number; url: string; reason: string }[];
}
export type Made = Problem & {
  readonly errors: readonly { field: string; message: string }[];
  readonly article: TestArticle & {
    generationId: string;
    summary: string | null;
    provenance: object;
    sources: readonly { id: string; title: string }[];
    ruleReport: { findings: readonly { rule: string; verdict: string; severity: string }[] };
  };
  readonly generation: Generation;
};

/** An application whose model writes in steps, an author who generates articles, and a server of pages elsewhere. */
export class StepByStep {
  /** The replies that a step gives instead of the good answer, by step. */
  readonly odd = new Map<string, FakeReply>();
  author!: Author;

  private constructor(
    readonly application: TestApplication,
    readonly model: FakeOpenAi,
    readonly elsewhere: FakeOpenverse,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<StepByStep> {
    const replies: { odd?: Map<string, FakeReply> } = {};
    const model = await startStepwiseModel((step) => replies.odd?.get(step));
    const elsewhere = await FakeOpenverse.start();
    const application = await TestApplication.start({
      settings: {
        ...modelSettings(model),
        OPENAI_TIMEOUT_MS: '5000',
        IMAGE_FETCH_ALLOW: elsewhere.host,
        ...settings,
        AI_PRICES: '{"fake-model": {"input": 1, "output": 10}}',
      },
    });
    const desk = new StepByStep(application, model, elsewhere);
    replies.odd = desk.odd;
    return desk;
  }

  /** Prepares a test: an author who has written nothing, and a model without requests. */
  async begin(): Promise<void> {
    this.odd.clear();
    this.model.requests.length = 0;
    this.author = await this.application.author('The Archivist');
  }

  async stop(): Promise<void> {
    await this.application.stop();
    await this.model.stop();
    await this.elsewhere.stop();
  }

  ask(body: Record<string, unknown> = {}): Promise<Answer<Made>> {
    return this.author.post<Made>('/api/articles/generate', { categoryId: 'collectibles', ...body });
  }

  async generation(id: string): Promise<Generation> {
    return (await this.author.get<{ generation: Generation }>(`/api/generations/${id}`)).body.generation;
  }

  /** The articles that the author asked for and that are neither done nor given up. */
  async open(): Promise<{ id: string; status: string }[]> {
    const { body } = await this.author.get<{ items: { id: string; status: string }[] }>('/api/generations');
    return body.items;
  }

  /** The steps that the model was asked for. */
  asked(): string[] {
    return this.model.requests.map(stepOfRequest);
  }

  async weeklyCount(): Promise<number> {
    return (await this.author.get<{ weeklyCount: number }>('/api/articles/weekly-count')).body.weeklyCount;
  }
}

export const stepsOf = ({ steps }: Generation): string[] =>
  steps.map(({ step, outcome }) => `${step} ${outcome}`);
