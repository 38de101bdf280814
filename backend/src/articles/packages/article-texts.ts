import type { ArticleStatus } from '../domain/article.commands.js';
import { Injectable } from '@nestjs/common';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type ArticleColumns, articleColumns, imageOf } from '../article/article-answers.js';
import type { ArticleImage, CitedSource, ImportedFrom } from '../article/article-parts.dto.js';
import { Conditions } from '../article/conditions.js';
import { noSuchArticle } from '../domain/article.decider.js';
import { contentHash } from '../domain/promotion.js';
import type { Reader } from '../domain/reader.js';
import { ArticlePackages, type WholePackage } from './article-packages.js';

/** The promoted text of an article, or its present one. */
export type WhichText = 'promoted' | 'present';

/** A text of an article, with the facts that may be told outside the desk. */
export interface PackagedText {
  /** At which the article had it. */
  readonly revision: number;
  readonly title: string;
  readonly content: string;
  /** The sentence that search engines and feeds show; null if there is none. */
  readonly summary: string | null;
  /** The sources that its markers may cite. */
  readonly sources: readonly CitedSource[];
  /** The present name of the persona, and that of the category; an empty text if there is none. */
  readonly persona: string;
  readonly category: string;
  /** The model that drafted the article; null for what was imported. */
  readonly model: string | null;
  /** Null for what began here. */
  readonly importedFrom: ImportedFrom | null;
  readonly status: ArticleStatus | 'changed-since-promotion';
  readonly contentHash: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** The package that has this text, if it is promoted. */
  readonly promoted: WholePackage | undefined;
  /** The header images that were made of that package. */
  readonly images: readonly ArticleImage[];
}

/** Reads an article as it leaves the desk, without findings of the checks. */
@Injectable()
export class ArticleTexts {
  constructor(
    private readonly reads: KeyedReads,
    private readonly packages: ArticlePackages,
  ) {}

  /** @throws DomainError `not-found`, or `conflict` when the promoted text is asked for and there is none */
  async find(reader: Reader, id: string, which: WhichText): Promise<PackagedText> {
    const row = (await this.row(reader, id)) ?? noSuchArticle();
    const { persona, category, timestamp: createdAt, changedSincePromotion, importedFrom } = row;
    const model = row.provenance?.model ?? null;
    const known = { persona, category, model, importedFrom, createdAt, sources: row.sources ?? [] };
    const isPresent = which === 'present';
    const promoted = isPresent && changedSincePromotion ? undefined : await this.packageInForce(row);
    if (promoted) {
      const { revision, title, content, summary, contentHash: hash, at } = promoted;
      const text = { revision, title, content, summary, contentHash: hash, modifiedAt: new Date(at) };
      const images = promoted.images.map((image) => imageOf(image, row.packageRevisions));
      return { ...known, ...text, status: 'promoted', promoted, images };
    }
    if (!isPresent) throw notPromoted();
    const { revision, title, content, summary, updatedAt: modifiedAt } = row;
    const status = changedSincePromotion ? 'changed-since-promotion' : row.status;
    const hash = contentHash({ title, content });
    const text = { revision, title, content, summary, contentHash: hash, modifiedAt };
    return { ...known, ...text, status, promoted, images: [] };
  }

  private row(reader: Reader, id: string): Promise<ArticleColumns | undefined> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    return this.reads.row<ArticleColumns>(
      `select ${articleColumns} from article where ${conditions.sql}`,
      ['article.content'],
      conditions.values,
    );
  }

  private async packageInForce({ id, package: number }: ArticleColumns) {
    return number === null ? undefined : (await this.packages.whole([{ articleId: id, number }])).get(id);
  }
}

const notPromoted = (): DomainError =>
  new DomainError(
    'conflict',
    'article-not-promoted',
    'This article isn’t promoted. Its present text can be downloaded.',
  );
