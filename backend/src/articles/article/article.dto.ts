import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import {
  ArticleImage,
  CitedSource,
  ArticleProvenance,
  ArticleRuleReport,
  CaptionApproval,
  CaptionMark,
  ImportedFrom,
} from './article-parts.dto.js';
import { ArticleSite } from './article-sites.dto.js';
import { Missing } from '../../platform/ai/missing.dto.js';

const articleStatus = oneOf(['draft', 'promoted', 'elsewhere']);

/** An article in a list. */
export class ArticleSummary {
  @Field(text())
  id: string;

  @Field(text())
  title: string;

  @Field(text(), {
    description: 'The persona’s current name; empty for an imported article without a persona.',
  })
  persona: string;

  @Field(text())
  personaId: string;

  @Field(text(), {
    description: 'The category’s current name; empty for an imported article without a category.',
  })
  category: string;

  @Field(text())
  categoryId: string;

  @Field(text(), {
    nullable: true,
    description: 'The id of the user who requested the article; null for the scheduler.',
  })
  authorId: string | null;

  @Field(articleStatus, {
    description:
      'The state of the article. `elsewhere`: it was imported, and was published somewhere other than from this desk.',
  })
  status: 'draft' | 'promoted' | 'elsewhere';

  @Field(moment(), {
    description: 'When the article was generated; for an imported article, when it was published.',
  })
  timestamp: string;

  @Field(moment())
  updatedAt: string;

  @Field(count)
  wordCount: number;

  @Field(count)
  revision: number;

  @Field(flag(), { description: 'Whether a person has changed the title or the text.' })
  edited: boolean;

  @Field(flag(), { description: 'Whether the article came from an archive.' })
  imported: boolean;

  @Field(count)
  imageCount: number;

  @Field(count)
  captionCount: number;

  @Field(count, { nullable: true, description: 'The number of the promoted package; null for a draft.' })
  package: number | null;

  @Field(flag(), {
    description: 'Whether the title, the text or the summary differs from what was promoted.',
  })
  changedSincePromotion: boolean;
}

/** An article with all its fields. */
export class Article extends ArticleSummary {
  @Field(text(), { description: 'The article’s text in markdown, without the title.' })
  content: string;

  @Field(count, { description: 'The last revision that changed the title or the text.' })
  textRevision: number;

  @Field(nested(ArticleRuleReport), {
    description: 'The report on this text, by the rules in force when it was saved.',
  })
  ruleReport: ArticleRuleReport;

  @Field(nested(ArticleProvenance), {
    nullable: true,
    description: 'How the first text was written; null for an imported article.',
  })
  provenance: ArticleProvenance | null;

  @Field(nested(ImportedFrom), {
    nullable: true,
    description: 'Where the article was imported from; null for an article that began at this desk.',
  })
  importedFrom: ImportedFrom | null;

  @Field(text(), {
    nullable: true,
    description: 'The id of the generation that wrote the article; null for articles of older versions.',
  })
  generationId: string | null;

  @Field(text(), { nullable: true, description: 'The summary, which search engines and feeds show.' })
  summary: string | null;

  @Field(listOf(CitedSource), { description: 'The sources that the text cites as `[s1]` and so on.' })
  sources: CitedSource[];

  @Field(listOf(ArticleImage))
  headerImages: ArticleImage[];

  @Field(listOf(text()))
  socialCaptions: string[];

  @Field(listOf(CaptionMark))
  captionMarks: CaptionMark[];

  @Field(listOf(CaptionApproval), {
    description:
      'The approvals of captions. A person approves a caption’s exact words, because a model writes captions after the article was reviewed.',
  })
  captionApprovals: CaptionApproval[];

  @Field(listOf(Missing), {
    description: 'The captions that were requested with the others and could not be used.',
  })
  captionsMissing: Missing[];

  @Field(listOf(count), { description: 'The revision of the article that each caption was made from.' })
  captionRevisions: number[];

  @Field(count, {
    nullable: true,
    description:
      'The earliest revision of the article that a caption was made from; null if there are no captions.',
  })
  captionsRevision: number | null;

  @Field(count, {
    nullable: true,
    description: 'The number of the package that the captions belong to; null if there are no captions.',
  })
  captionsPackage: number | null;

  @Field(moment(), {
    nullable: true,
    description: 'When the captions were made; null if there are no captions.',
  })
  captionsGeneratedAt: string | null;

  @Field(text(), {
    nullable: true,
    description: 'What wrote the captions: `openai` or `demo`; null if there are no captions.',
  })
  captionsProvider: string | null;

  @Field(listOf(ArticleSite), {
    description: 'The site builders that the article was sent to, and the state of its post on each.',
  })
  sites: ArticleSite[];
}

export class OneArticle {
  @Field(flag())
  success: true;

  @Field(nested(Article))
  article: Article;
}

export class Done {
  @Field(flag())
  success: true;
}

/** A name with its id, for answers only. */
export class NamedReference {
  @Field(text())
  id: string;

  @Field(text())
  name: string;
}
