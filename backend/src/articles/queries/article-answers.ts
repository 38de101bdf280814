import type { Article, ArticleSummary } from '../articles.dto.js';
import type { GenerateArticleAnswer } from '../generation.dto.js';

/** What a statement that selects `summaryColumns` gives. */
export interface SummaryRow extends Omit<
  ArticleSummary,
  'timestamp' | 'updatedAt' | 'imageCount' | 'captionCount'
> {
  readonly timestamp: Date;
  readonly updatedAt: Date;
}

export type ArticleColumns = SummaryRow & Pick<Article, 'content' | 'ruleReport' | 'provenance'>;

export const summaryColumns = `article.id, article.title, article.persona, article.persona_id "personaId",
  article.category, article.category_id "categoryId", article.author_id "authorId", article.status,
  article.created_at "timestamp", article.updated_at "updatedAt", article.word_count "wordCount",
  article.revision, article.edited`;

export const articleColumns = `${summaryColumns}, article.content, article.rule_report "ruleReport", article.provenance`;

export function summaryOf(row: SummaryRow): ArticleSummary {
  return {
    ...row,
    timestamp: row.timestamp.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    imageCount: 0,
    captionCount: 0,
  };
}

export function articleOf(row: ArticleColumns): Article {
  const { content, ruleReport, provenance, ...summary } = row;
  return {
    ...summaryOf(summary),
    content,
    ruleReport,
    provenance,
    headerImages: [],
    socialCaptions: [],
  };
}

export function generatedAnswer(article: Article): GenerateArticleAnswer {
  const { persona, category, ...rest } = article;
  return {
    article: {
      ...rest,
      persona: { id: article.personaId, name: persona },
      category: { id: article.categoryId, name: category },
    },
    wordCount: article.wordCount,
  };
}
