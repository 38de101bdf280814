import { Missing } from '../../platform/ai/missing.dto.js';
import { TextProvenance } from '../../platform/ai/text-provenance.dto.js';
import {
  Field,
  QueryField,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';
import { categoryKeys, type CategoryKey } from '../domain/category-keys.js';

export class TopicSource {
  @Field(text())
  name: string;

  @Field(text())
  url: string;
}

/** The newest page on the subject of an idea that a search of its research sources found. */
export class IdeaFinding {
  @Field(text())
  url: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'The date of the page, such as `2026-11-02`.' })
  date: string;

  @Field(moment(), { description: 'When the search was made.' })
  at: string;
}

/** An article that carries an idea out. */
export class IdeaArticle {
  @Field(text())
  id: string;

  @Field(text())
  title: string;
}

/** The call to a model that an idea came from. */
export class IdeaProvenance extends TextProvenance {
  @Field(flag(), {
    description: 'Whether the first answer could not be used whole and the model was asked again.',
  })
  askedAgain: boolean;
}

export class TopicIdea {
  @Field(text())
  id: string;

  @Field(whole({ min: 1, max: 1_000_000_000 }), {
    description: 'The number of the idea, counted from 1 and never reused.',
  })
  number: number;

  @Field(oneOf(['weekly', 'custom']))
  type: 'weekly' | 'custom';

  @Field(text())
  title: string;

  @Field(text())
  angle: string;

  @Field(text(), { description: 'Why the market should care.' })
  relevance: string;

  @Field(nested(IdeaFinding), {
    nullable: true,
    description: 'The page by which the relevance was checked; null if it was not checked.',
  })
  found: IdeaFinding | null;

  @Field(listOf(text()), { description: 'The names of the research sources.' })
  sources: string[];

  @Field(listOf(TopicSource), { description: 'The same research sources, with their addresses.' })
  researchSources: TopicSource[];

  @Field(listOf(oneOf(categoryKeys)), { description: 'The keys of the idea’s categories.' })
  categories: CategoryKey[];

  @Field(listOf(text()), {
    description: 'What may be wrong with the idea, as sentences. It prevents nothing.',
  })
  marks: readonly string[];

  @Field(text(), { nullable: true, description: 'The prompt; null if there was none.' })
  prompt: string | null;

  @Field(moment())
  createdAt: string;

  @Field(nested(IdeaProvenance))
  provenance: IdeaProvenance;

  @Field(listOf(IdeaArticle), {
    description: 'The articles based on the idea that the user may see, newest first.',
  })
  articles: IdeaArticle[];
}

/** The ideas of one week that are not deleted, the highest number first. */
export class TopicBatch {
  @Field(text())
  id: string;

  @Field(moment())
  createdAt: string;

  @Field(listOf(TopicIdea))
  ideas: TopicIdea[];

  @Field(listOf(Missing), { description: 'What the batch falls short of.' })
  missing: readonly Missing[];
}

export class TopicBatchAnswer {
  @Field(nested(TopicBatch))
  batch: TopicBatch;
}

export class TopicIdeaAnswer {
  @Field(nested(TopicIdea))
  idea: TopicIdea;
}

export class CustomIdeaBody {
  @Field(text({ max: 4_000, trim: true }), {
    optional: true,
    description: 'The prompt for the idea; leave it empty for any subject.',
  })
  prompt?: string;
}

export class TopicsQuery {
  @QueryField(moment(), {
    optional: true,
    description: 'The `createdAt` of the last item of the previous page.',
  })
  before?: string;
}

export class ResearchSourceAnswer {
  @Field(whole({ min: 1, max: 1_000 }), { description: 'The number by which a model names the source.' })
  number: number;

  @Field(text())
  name: string;

  @Field(text())
  url: string;

  @Field(text())
  group: string;

  @Field(listOf(oneOf(categoryKeys)), { description: 'The keys of the categories that the source covers.' })
  categories: readonly CategoryKey[];
}

export class ResearchSourcesAnswer {
  @Field(listOf(ResearchSourceAnswer))
  sources: readonly ResearchSourceAnswer[];

  @Field(listOf(text()), { description: 'The names of the groups, in order.' })
  groups: readonly string[];
}

export class IdeaDeleted {
  @Field(flag())
  success: true;
}
