import { idsOf, markerPattern } from '../../../../checks/text/marker-form.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArticleProvenance, PromotionPackage } from '../domain/article.events.js';
import type { PackageAnswer, PackageDetail } from './packages.dto.js';
import { contentHash } from '../domain/promotion.js';
import type { KeptImage } from '../article/article-list.rows.js';
import { asOfRevision, summaryAsOf } from '../article/moved-on.js';
import type { MadeSetRow } from './article-packages.projection.js';

/** A package with its text. */
export type WholePackage = PackageAnswer & Pick<PackageDetail, 'title' | 'content' | 'summary'>;

/** A package by its place among those of its article, from 1. */
interface PackageReference {
  readonly articleId: string;
  readonly number: number;
}

/** The images and captions that were made of a package. */
interface Made {
  /** The last header images, with the revision they were made from. */
  readonly images: readonly KeptImage[];
  /** The last captions. */
  readonly captions: readonly string[];
}

interface Row {
  readonly articleId: string;
  readonly number: number;
  readonly revision: number;
  readonly at: Date;
  readonly by: PackageAnswer['by'];
  readonly frozen: PromotionPackage | null;
  readonly current: boolean;
  readonly reviews: PackageAnswer['reviews'];
  readonly title: string;
  readonly content: string;
  readonly summary: string | null;
  /** The revision of the rules at the promotion; null if it froze its report. */
  readonly rulesThen: number | null;
  /** The origin of the first text; null for an imported article. */
  readonly provenance: ArticleProvenance | null;
  /** The sources that the generation was given; null for articles of older versions. */
  readonly given: PackageAnswer['cited'] | null;
}

const mostTold = 100;

/** SQL for the rules in force at a promotion from before promotions froze anything. */
const rulesThenSql = `
  case when package.frozen is null then (
    select rules.revision from audit_entry rules
    where rules.type = 'EditorialRulesSet' and rules.position < (
      select promotion.position from audit_entry promotion
      where promotion.subject_id = article.id and promotion.type = 'ArticlePromoted'
        and promotion.revision = package.revision)
    order by rules.position desc limit 1) end`;

/** SQL for the people who opened the promoted text for review before it was promoted. */
const reviewsSql = `
  array(select json_build_object('revision', review.opened, 'at', review.at, 'by', review.by)
    from article_review review
    where review.article_id = article.id and review.revision < package.revision and review.revision > (
      select max(written.revision) from article_revision written
      where written.article_id = article.id and written.revision <= package.revision
        and (written.title is not null or written.content is not null))
    order by review.revision)`;

/** The packages of the articles $1 with the numbers $2, or all packages of an article without a number. */
const packagesSql = `
  select article.id "articleId", package.*, article.provenance, article.sources given,
    ${asOfRevision('title', 'article.id', 'package.revision')} title,
    ${asOfRevision('content', 'article.id', 'package.revision')} content,
    ${summaryAsOf('article.id', 'package.revision')} summary,
    ${rulesThenSql} "rulesThen", ${reviewsSql} reviews,
    article.status = 'promoted' and not article.deleted and package.place = 1 current
  from unnest($1::text[], $2::integer[]) wanted (article_id, number)
  join article on article.id = wanted.article_id
  cross join lateral (
    select revision, at, by, frozen, row_number() over (order by revision)::integer number,
      row_number() over (order by revision desc) place
    from article_package where article_id = article.id
  ) package
  where wanted.number is null or package.number = wanted.number
  order by package.number desc limit ${mostTold}`;

/**
 * SQL for the number of the package that a set belongs to. Sets from before the first promotion, such as an archive's
 * pictures, belong to the first package.
 */
const numberOfSet = `greatest(1, (select count(*) from article_package package
    where package.article_id = made_set.article_id and package.revision <= made_set.article_revision))`;

const madeSql = `
  select distinct on (wanted.article_id, kind) wanted.article_id "articleId", kind,
    article_revision "articleRevision", made
  from unnest($1::text[], $2::integer[]) wanted (article_id, number)
  join article_made_set made_set on made_set.article_id = wanted.article_id
  where wanted.number = ${numberOfSet}
  order by wanted.article_id, kind, revision desc`;

/** Whether a set with the image $2 was made of the package that is in force for the article $1. */
const isOfPromotedSql = `
  select from article
  join article_made_set made_set on made_set.article_id = article.id and made_set.kind = 'images'
  where article.id = $1 and article.status = 'promoted' and not article.deleted
    and ${numberOfSet} = (select count(*) from article_package package where package.article_id = article.id)
    and exists (select from json_array_elements(made_set.made) image where image->>'id' = $2)`;

/** Reads the packages of articles. */
@Injectable()
export class ArticlePackages {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the last hundred packages of an article, newest first. */
  async of(articleId: string): Promise<WholePackage[]> {
    const rows = await this.dataSource.query<Row[]>(packagesSql, [[articleId], [null]]);
    return rows.map(packageOf);
  }

  /** Whether a header image was made of the package in force of its article. */
  async hasImage(articleId: string, imageId: string): Promise<boolean> {
    const found = await this.dataSource.query<unknown[]>(isOfPromotedSql, [articleId, imageId]);
    return found.length > 0;
  }

  /**
   * @param references at most a hundred, each to another article
   * @returns the packages that exist, by article, with what was made of them
   */
  async whole(references: readonly PackageReference[]): Promise<ReadonlyMap<string, WholePackage & Made>> {
    const wanted = [references.map(({ articleId }) => articleId), references.map(({ number }) => number)];
    const [rows, sets] = await Promise.all([
      this.dataSource.query<Row[]>(packagesSql, wanted),
      this.dataSource.query<MadeSetRow[]>(madeSql, wanted),
    ]);
    return new Map(
      rows.map((row) => [row.articleId, { ...packageOf(row), ...madeOf(sets, row.articleId) }] as const),
    );
  }
}

function madeOf(sets: readonly MadeSetRow[], articleId: string): Made {
  const setOf = <Kind extends MadeSetRow['kind']>(wanted: Kind) =>
    sets.find((set) => set.articleId === articleId && set.kind === wanted);
  const images = setOf('images');
  const pictures = (images?.made ?? []) as readonly Omit<KeptImage, 'articleRevision'>[];
  return {
    images: pictures.map((image) => ({ ...image, articleRevision: images?.articleRevision ?? 0 })),
    captions: (setOf('captions')?.made ?? []) as readonly string[],
  };
}

/**
 * The answer for a package. Facts that an older promotion has not frozen come from the record and are the same, apart
 * from facts that were not collected then.
 */
function packageOf({ frozen, rulesThen, provenance, at, reviews, given, ...row }: Row): WholePackage {
  const { number, revision, by, current, title, content, summary } = row;
  return {
    number,
    revision,
    contentHash: frozen?.contentHash ?? contentHash({ title, content }),
    at: at.toISOString(),
    by,
    // Every article is newer than the first rules.
    rulesRevision: frozen?.ruleReport.rulesRevision ?? rulesThen ?? 0,
    personaRevision: frozen?.personaRevision ?? provenance?.personaRevision ?? null,
    origins: frozen?.origins ?? null,
    sources: frozen?.sources ?? [],
    cited: citedBy(content, given ?? []),
    overrides: frozen?.overrides ?? [],
    statement: frozen?.statement ?? null,
    reviews: reviews.map((review) => ({ ...review, at: new Date(review.at).toISOString() })),
    current,
    frozen: frozen !== null,
    title,
    content,
    summary,
  };
}

/** The sources that a text cites, in the order in which it first names them. */
function citedBy(content: string, given: PackageAnswer['cited']): PackageAnswer['cited'] {
  const named = new Set([...content.matchAll(markerPattern)].flatMap(([marker]) => idsOf(marker)));
  return [...named].flatMap((id) => given.find((source) => source.id === id) ?? []);
}
