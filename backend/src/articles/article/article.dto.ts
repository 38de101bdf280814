import { Field, flag, listOf, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
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

const count = whole({ min: 0, max: 1_000_000_000 });
const articleStatus = oneOf(['draft', 'promoted', 'elsewhere']);

/** An article in a list. */
export class ArticleSummary {
  @Field(text())
  id: string;

  @Field(text())
  title: string;

  @Field(text(), { description: 'Current name; empty for an imported article without a persona.' })
  persona: string;

  @Field(text())
  personaId: string;

  @Field(text(), { description: 'Current name; empty for an imported article without a category.' })
  category: string;

  @Field(text())
  categoryId: string;

  @Field(text(), { nullable: true, description: 'The user who requested it; null for the scheduler.' })
  authorId: string | null;

  @Field(articleStatus, { description: '`elsewhere`: it was imported, and is published, but not from here.' })
  status: 'draft' | 'promoted' | 'elsewhere';

  @Field(moment(), { description: 'When it was generated; of an imported article, published.' })
  timestamp: string;

  @Field(moment())
  updatedAt: string;

  @Field(count)
  wordCount: number;

  @Field(count)
  revision: number;

  @Field(flag(), { description: 'A person changed the title or the text.' })
  edited: boolean;

  @Field(flag(), { description: 'It came from an archive.' })
  imported: boolean;

  @Field(count)
  imageCount: number;

  @Field(count)
  captionCount: number;

  @Field(count, { nullable: true, description: 'Number of the package that is promoted; null for a draft.' })
  package: number | null;

  @Field(flag(), { description: 'Title, text or summary are others than those that were promoted.' })
  changedSincePromotion: boolean;
}

/** An article with all its fields. */
export class Article extends ArticleSummary {
  @Field(text(), { description: 'Markdown, without the title.' })
  content: string;

  @Field(count, { description: 'The last revision that changed the title or the text.' })
  textRevision: number;

  @Field(nested(ArticleRuleReport), {
    description: 'For this text, under the rules in force when it was saved.',
  })
  ruleReport: ArticleRuleReport;

  @Field(nested(ArticleProvenance), { nullable: true, description: 'Null for what was imported.' })
  provenance: ArticleProvenance | null;

  @Field(nested(ImportedFrom), { nullable: true, description: 'Null for what began here.' })
  importedFrom: ImportedFrom | null;

  @Field(text(), { nullable: true, description: 'How it came to be; null for articles of older versions.' })
  generationId: string | null;

  @Field(text(), { nullable: true, description: 'What search engines and feeds show.' })
  summary: string | null;

  @Field(listOf(CitedSource), { description: 'What the text cites as `[s1]`, and so on.' })
  sources: CitedSource[];

  @Field(listOf(ArticleImage))
  headerImages: ArticleImage[];

  @Field(listOf(text()))
  socialCaptions: string[];

  @Field(listOf(CaptionMark))
  captionMarks: CaptionMark[];

  @Field(listOf(CaptionApproval), {
    description: 'Of each caption whose words a person has approved; the model wrote them after the review.',
  })
  captionApprovals: CaptionApproval[];

  @Field(listOf(Missing), {
    description: 'Captions that were asked for with the others and could not be used.',
  })
  captionsMissing: Missing[];

  @Field(listOf(count), { description: 'Article revision each caption was made from.' })
  captionRevisions: number[];

  @Field(count, {
    nullable: true,
    description: 'The earliest article revision a caption was made from; null if there are none.',
  })
  captionsRevision: number | null;

  @Field(count, { nullable: true, description: 'Package they are of; null if there are none.' })
  captionsPackage: number | null;

  @Field(moment(), { nullable: true, description: 'When the captions were made; null if there are none.' })
  captionsGeneratedAt: string | null;

  @Field(text(), { nullable: true, description: '`openai` or `demo`; null if there are none.' })
  captionsProvider: string | null;

  @Field(listOf(ArticleSite), { description: 'Site builders that it was sent to, and what is there.' })
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
