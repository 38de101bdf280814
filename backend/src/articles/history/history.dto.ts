import { PackageDelivery } from '../article/article-sites.dto.js';
import { OneArticle } from '../article/article.dto.js';
import {
  Field,
  QueryField,
  count,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';

export const contextParts = ['persona', 'category', 'rules', 'prompt'] as const;

export class HistoryQuery {
  @QueryField(whole({ min: 1, max: 1_000 }), {
    optional: true,
    description: 'The number of changes on a page. Default: 100.',
  })
  limit?: number;

  @QueryField(text({ max: 2_000 }), { optional: true, description: 'The `nextCursor` of the previous page.' })
  cursor?: string;
}

export class HistoryActor {
  @Field(oneOf(['user', 'scheduler', 'system']))
  kind: 'user' | 'scheduler' | 'system';

  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text(), { description: 'The person’s name at that time.' })
  name: string;

  @Field(oneOf(['admin', 'author']), { nullable: true })
  role: 'admin' | 'author' | null;
}

/** A changed field: its values, or for the content how many words came and went. */
export class HistoryChange {
  @Field(text(), { description: 'The name of the changed field: `title`, `content`, `summary` or `status`.' })
  field: string;

  @Field(text(), { optional: true, nullable: true })
  from?: string | null;

  @Field(text(), { optional: true, nullable: true })
  to?: string | null;

  @Field(count, { optional: true })
  wordsAdded?: number;

  @Field(count, { optional: true })
  wordsRemoved?: number;
}

export class HistoryEvent {
  @Field(count)
  revision: number;

  @Field(text(), { description: 'The event’s type.' })
  type: string;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor))
  actor: HistoryActor;

  @Field(text(), { description: 'A sentence for people that tells what was done.' })
  summary: string;

  @Field(listOf(HistoryChange))
  changes: HistoryChange[];

  @Field(listOf(PackageDelivery), {
    optional: true,
    description:
      'For a promotion, the site builders that were given the package, oldest first; left out if there are none.',
  })
  sites?: PackageDelivery[] | undefined;
}

export class HistoryPage {
  @Field(listOf(HistoryEvent), { description: 'The changes, newest first and without gaps.' })
  events: HistoryEvent[];

  @Field(text(), { nullable: true, description: 'The cursor of the next page; null on the last page.' })
  nextCursor: string | null;
}

class PromptInForce {
  @Field(text())
  version: string;

  @Field(text(), { description: 'The SHA-256 of the prompt, in hex.' })
  hash: string;
}

/** The persona, category, rules and prompt in force at a revision. */
export class RevisionContext {
  @Field(text(), { description: 'The persona’s name at that time; empty if there was none.' })
  persona: string;

  @Field(count, {
    nullable: true,
    description: 'The persona’s revision at that time; null if there was no persona.',
  })
  personaRevision: number | null;

  @Field(text(), { description: 'The category’s name at that time.' })
  category: string;

  @Field(count)
  rulesRevision: number;

  @Field(nested(PromptInForce), {
    nullable: true,
    description:
      'The prompt of the proposal that the revision accepted, otherwise the prompt that the first text was written by; null if the first text was imported.',
  })
  prompt: PromptInForce | null;

  @Field(listOf(oneOf([...contextParts])), {
    description: 'What has changed since. For the prompt, that is what would be asked today.',
  })
  changedSince: (typeof contextParts)[number][];
}

export class ArticleAtRevision extends OneArticle {
  @Field(nested(RevisionContext))
  context: RevisionContext;
}
