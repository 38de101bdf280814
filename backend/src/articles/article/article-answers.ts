import type { ArticleImage, ArticleRuleReport, CaptionApproval, CitedSource } from './article-parts.dto.js';
import type { ArticleSite } from './article-sites.dto.js';
import type { Article, ArticleSummary } from './article.dto.js';
import type { RecordedReport } from '../domain/article.events.js';
import type { KeptImage } from './article-list.rows.js';
import { catalogueLabel } from '../../platform/text/catalogue-label.js';
import { asOfRevision, summaryAsOf } from './moved-on.js';

/** A row of a statement that selects `summaryColumns`. */
export interface SummaryRow extends Omit<ArticleSummary, 'timestamp' | 'updatedAt'> {
  readonly timestamp: Date;
  readonly updatedAt: Date;
}

/** The words of a caption, and who approved them and when. */
interface ApprovedWords {
  readonly words: string;
  readonly by: string;
  readonly at: string;
}

/** Fields of an article that an answer computes from columns instead of copying them. */
type MadeOfColumns =
  | 'ruleReport'
  | 'sources'
  | 'headerImages'
  | 'captionsPackage'
  | 'captionsGeneratedAt'
  | 'captionApprovals'
  | 'sites';

export interface ArticleColumns extends SummaryRow, Omit<Article, keyof SummaryRow | MadeOfColumns> {
  readonly ruleReport: RecordedReport;
  readonly sources: CitedSource[] | null;
  readonly headerImages: readonly KeptImage[];
  readonly captionsAt: Date | null;
  readonly approvedWords: readonly ApprovedWords[];
  readonly packageRevisions: readonly number[];
  /** The id of the event that set the text; null for the text of an earlier revision. */
  readonly textEventId: string | null;
}

/** SQL for the present names of persona and category or, after a deletion, the last ones. */
export const shownNames = `
  coalesce((select name from persona_name where persona_name.id = article.persona_id), article.persona) persona,
  coalesce((select name from category_name where category_name.id = article.category_id), article.category) category`;

const promotionColumns = `
  case when article.status = 'promoted' then (select nullif(count(*), 0)::integer from article_package
    where article_id = article.id) end package,
  article.status = 'promoted' and exists (
    select from (select max(revision) revision from article_package where article_id = article.id) promoted
    where article.summary_revision > promoted.revision
        and article.summary is distinct from ${summaryAsOf('article.id', 'promoted.revision')}
      or article.text_revision > promoted.revision
      and (article.title, article.content) is distinct from
        (${asOfRevision('title', 'article.id', 'promoted.revision')},
          ${asOfRevision('content', 'article.id', 'promoted.revision')})
  ) "changedSincePromotion"`;

const summaryWith = (promotion: string): string => `
  article.id, article.title, ${shownNames}, article.persona_id "personaId",
  article.category_id "categoryId", article.author_id "authorId", article.status,
  article.created_at "timestamp", article.updated_at "updatedAt", article.word_count "wordCount",
  article.revision, article.edited, article.imported_from is not null imported, article.image_count "imageCount",
  article.caption_count "captionCount", ${promotion}`;

export const summaryColumns = summaryWith(promotionColumns);

/** SQL for summaries of drafts. Planning the columns of promoted articles would take a tenth of the time of a list. */
export const draftSummaryColumns = summaryWith(`null::integer package, false "changedSincePromotion"`);

/** SQL for the revisions of the promotions, oldest first. */
export const packageRevisions = `array(select revision from article_package
    where article_id = article.id order by revision)`;

/**
 * The number of the package that a revision of the article belongs to. Revisions before the first promotion belong to
 * the first package; null if there is none.
 */
function packageAt(revisions: readonly number[], revision: number | null): number | null {
  if (revision === null || revisions.length === 0) return null;
  return Math.max(1, revisions.filter((promoted) => promoted <= revision).length);
}

/** SQL for what the article came from and what was made of it, which is the same for each of its revisions. */
export const mediaColumns = `article.imported_from "importedFrom", article.generation_id "generationId", article.sources,
  article.header_images "headerImages", article.social_captions "socialCaptions",
  article.caption_marks "captionMarks", article.captions_missing "captionsMissing",
  (select coalesce(json_agg(json_build_object('words', words, 'by', by ->> 'name', 'at', at)), '[]')
    from article_caption_approval approval where approval.article_id = article.id) "approvedWords",
  article.caption_revisions "captionRevisions", article.captions_revision "captionsRevision", article.captions_at "captionsAt",
  article.captions_provider "captionsProvider",
  ${packageRevisions} "packageRevisions"`;

export const articleColumns = `${summaryColumns}, article.content, article.summary,
  article.text_revision "textRevision",
  article.text_event_id "textEventId",
  article.rule_report "ruleReport", article.provenance, ${mediaColumns}`;

/**
 * Copies each field by name, because copying a row of unknown shape takes several times as long, and a list has a
 * hundred rows.
 */
export function summaryOf(row: SummaryRow): ArticleSummary {
  return {
    id: row.id,
    title: row.title,
    persona: row.persona,
    personaId: row.personaId,
    category: row.category,
    categoryId: row.categoryId,
    authorId: row.authorId,
    status: row.status,
    timestamp: row.timestamp.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    wordCount: row.wordCount,
    revision: row.revision,
    edited: row.edited,
    imported: row.imported,
    imageCount: row.imageCount,
    captionCount: row.captionCount,
    package: row.package,
    changedSincePromotion: row.changedSincePromotion,
  };
}

/** @param ruleReport the row's report, with the rules that are left to people */
export function articleOf<Report extends ArticleRuleReport>(
  row: ArticleColumns,
  ruleReport: Report,
  sites: ArticleSite[],
): Article & { ruleReport: Report } {
  // The fields are assigned, because V8 takes 20 times as long to spread so many.
  return Object.assign(summaryOf(row), {
    content: row.content,
    textRevision: row.textRevision,
    ruleReport,
    provenance: row.provenance,
    importedFrom: row.importedFrom,
    generationId: row.generationId,
    summary: row.summary,
    sources: row.sources ?? [],
    headerImages: row.headerImages.map((image) => imageOf(image, row.packageRevisions)),
    socialCaptions: row.socialCaptions,
    captionMarks: row.captionMarks,
    captionApprovals: approvalsOf(row),
    captionsMissing: row.captionsMissing,
    captionRevisions: row.captionRevisions,
    captionsRevision: row.captionsRevision,
    captionsPackage: packageAt(row.packageRevisions, row.captionsRevision),
    captionsGeneratedAt: row.captionsAt?.toISOString() ?? null,
    captionsProvider: row.captionsProvider,
    sites,
  });
}

/** The approvals of the captions that the article has now. */
const approvalsOf = ({ socialCaptions, approvedWords }: ArticleColumns): CaptionApproval[] =>
  socialCaptions.flatMap((words, caption) => {
    const approval = approvedWords.find((approved) => approved.words === words);
    return approval ? [{ caption, by: approval.by, at: new Date(approval.at).toISOString() }] : [];
  });

/**
 * A header image as clients get it; its addresses are on this server and stay valid forever.
 * @param revisions the revisions of the article's promotions
 */
export function imageOf(image: KeptImage, revisions: readonly number[]): ArticleImage {
  const { id, type, title, source, creator, licence, licenceUrl, sourcePage, articleRevision } = image;
  const { broughtCredentials } = image;
  const url = `/api/images/${id}`;
  const thumbnailUrl = `${url}/thumbnail`;
  return {
    id,
    type,
    url,
    thumbnailUrl,
    ...(type === 'search' ? labelled(title, creator) : { title, creator }),
    source,
    licence,
    licenceUrl,
    sourcePage,
    articleRevision,
    ...(broughtCredentials && { broughtCredentials }),
    package: packageAt(revisions, articleRevision),
  };
}

/** Older versions stored the title and creator of a found picture as the catalogue has them. */
function labelled(title: string, creator: string | null): Pick<ArticleImage, 'title' | 'creator'> {
  return { title: catalogueLabel(title) || 'Untitled', creator: catalogueLabel(creator ?? '') || null };
}
