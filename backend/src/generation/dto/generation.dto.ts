import { OmitType } from '@nestjs/swagger';
import {
  Field,
  QueryField,
  count,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';
import { Article, ArticleSummary, NamedReference } from '../../articles/contract.js';
import type { GenerationStep } from '../domain/generation.decider.js';
import { stepUnderWay } from './generations.dto.js';

const customPrompt = text({ max: 4_000, trim: true });
const id = text({ min: 1, max: 200 });
/** A source in a request: an address, or a text that was pasted with its title. */
export class AskedSourceBody {
  @Field(text({ min: 1, max: 2_000 }), { optional: true, description: 'A public http or https address.' })
  url?: string;

  @Field(text({ min: 1, max: 300, trim: true, singleLine: true }), { optional: true })
  title?: string;

  @Field(text({ min: 1, max: 20_000, trim: true }), { optional: true })
  text?: string;

  @Field(flag(), {
    optional: true,
    description: 'Whether the whole page at the address is taken, as for `POST /api/sources/read`.',
  })
  whole?: boolean;
}

export class GenerateArticleBody {
  @Field(id, { missing: 'Please select a category to generate an article' })
  categoryId: string;

  @Field(id, {
    optional: true,
    description: 'The id of the persona. Required for administrators; an author has one persona.',
  })
  personaId?: string;

  @Field(customPrompt, { optional: true })
  customPrompt?: string;

  @Field(id, { optional: true, description: 'The id of the idea that the article is based on.' })
  ideaId?: string;

  @Field(flag(), {
    optional: true,
    description:
      'Whether the outline waits for a person before anything is written. The answer is then 202 with the generation.',
  })
  outlineFirst?: boolean;

  @Field(listOf(AskedSourceBody, { max: 10 }), {
    optional: true,
    description: 'The sources that the article is to rest on.',
  })
  sources?: AskedSourceBody[];

  @Field(flag(), {
    optional: true,
    description:
      'Whether research comes first. Left out: only if no source is given. Research needs a web search in the settings, and the pipeline `full`.',
  })
  research?: boolean;

  @Field(flag(), {
    optional: true,
    description: 'Whether to continue without sources that cannot be read; the generation names them.',
  })
  ignoreUnreadable?: boolean;
}

/** The whole article, with its persona and category as references of id and name. */
export class GeneratedArticle extends OmitType(Article, ['persona', 'category']) {
  @Field(nested(NamedReference))
  persona: NamedReference;

  @Field(nested(NamedReference))
  category: NamedReference;
}

export class GenerateArticleAnswer {
  @Field(nested(GeneratedArticle))
  article: GeneratedArticle;

  @Field(count)
  wordCount: number;
}

export class GenerateBatchBody {
  @Field(whole({ min: 1, max: 20 }), {
    optional: true,
    description: 'The number of articles. Default: 5.',
    message: 'Please select between 1 and 20 articles',
  })
  articleCount?: number;

  @Field(listOf(id, { min: 1, max: 100 }), {
    optional: true,
    description: 'The ids of personas. Required for administrators; an author has one persona.',
    missing: 'Please select at least one persona for batch generation',
  })
  personas?: string[];

  @Field(listOf(id, { min: 1, max: 200 }), {
    description: 'The ids of categories.',
    missing: 'Please select at least one category for batch generation',
  })
  categories: string[];

  @Field(customPrompt, { optional: true })
  customPrompt?: string;
}

export class BatchSummary {
  @Field(count)
  requested: number;

  @Field(count)
  totalGenerated: number;

  @Field(count)
  failed: number;
}

/** One article of the plan. */
export class PlannedPlace {
  @Field(text(), { description: 'The id of the article, even if it is not written yet.' })
  articleId: string;

  @Field(text())
  persona: string;

  @Field(text())
  personaId: string;

  @Field(text())
  category: string;

  @Field(text())
  categoryId: string;

  @Field(oneOf(['waiting', 'running', 'written', 'failed']), {
    description: 'The state of the article. A written one may have been deleted since.',
  })
  status: 'waiting' | 'running' | 'written' | 'failed';

  @Field(stepUnderWay, { nullable: true, description: 'The step that the generation is at while it runs.' })
  underWay: GenerationStep | null;
}

export class BatchFailure {
  @Field(count, { description: 'The article’s place in the batch, counted from 0.' })
  index: number;

  @Field(text())
  persona: string;

  @Field(text())
  category: string;

  @Field(text(), { description: 'Why the article failed, as a sentence for people.' })
  reason: string;

  @Field(text(), {
    optional: true,
    description: 'What the provider said, or what was wrong with its answer; shown to administrators only.',
  })
  cause?: string;
}

export class BatchProgress {
  @Field(flag())
  success: true;

  @Field(text())
  batchId: string;

  @Field(text(), { nullable: true, description: 'The `Idempotency-Key` of the request.' })
  key: string | null;

  @Field(oneOf(['running', 'finished']))
  status: 'running' | 'finished';

  @Field(nested(BatchSummary))
  summary: BatchSummary;

  @Field(listOf(PlannedPlace), { description: 'The whole plan, in the order of writing.' })
  planned: PlannedPlace[];

  @Field(listOf(ArticleSummary), { description: 'The articles that have been written and not deleted.' })
  articles: ArticleSummary[];

  @Field(listOf(BatchFailure))
  failures: BatchFailure[];
}

export class BatchQuery {
  @QueryField(text({ min: 1, max: 300 }), { description: 'The `Idempotency-Key` of the request.' })
  key: string;
}

export class WeeklyCount {
  @Field(count, { description: 'The number of articles generated this week, including those deleted since.' })
  weeklyCount: number;

  @Field(count)
  limit: number;

  @Field(moment(), { description: 'Monday 00:00 in the schedule’s time zone, with its offset.' })
  weekStart: string;

  @Field(moment(), { description: 'The next Monday, when the count starts again.' })
  weekEnd: string;
}
