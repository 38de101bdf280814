import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Article,
  ArticlePackages,
  ArticleSites,
  imageOf,
  type Reader,
} from '../../articles/contract.js';
import {
  ContentCredentials,
  PackageCredentials,
  type PackageCredential,
} from '../../credentials/contract.js';
import { bylineOf } from '../origins/byline.js';
import { defaultPageSize, pageOf, positionAt } from '../../platform/http/input/page.js';
import type { PublishedAnswer, PublishedItem, PublishedQuery } from '../dto/published.dto.js';
import { packageNumber } from './publications.js';

/** An article that is promoted now, with the present names of its persona and category. */
interface PublishedArticle extends Pick<PublishedItem, 'articleId' | 'persona' | 'category'> {
  readonly importedFrom: Article['importedFrom'];
  /** The commit position of the promotion, as text. */
  readonly position: string;
  /** The number of the package in force. */
  readonly package: number;
  readonly firstAt: Date;
}

/** An article in a feed. Its further fields are not in `PublishedItem`, because that is an answer to clients. */
export interface FeedItem extends PublishedItem {
  /** The time of the first promotion, in ISO 8601. */
  readonly firstAt: string;
  /** The name or sentence that says whose the text is; null if nobody is named. */
  readonly byline: string | null;
  /** The address at which readers find it; undefined until a site has published it. */
  readonly livesAt?: string | undefined;
  /** The media types of images, by their ids. */
  readonly mediaTypes: ReadonlyMap<string, string>;
  /** The credential of the package; undefined if nothing is signed, or not yet. */
  readonly credential?: PackageCredential | undefined;
}

interface FeedPage {
  readonly items: readonly FeedItem[];
  readonly nextCursor: string | null;
}

/** The positions between which promotions are listed, both exclusive, as text; null for no bound. */
interface Stretch {
  readonly after: string | null;
  readonly before: string | null;
  readonly newestFirst: boolean;
}

/** Lists the promoted texts for readers outside, in the order of the promotions. */
@Injectable()
export class ListPublished {
  constructor(
    private readonly database: DataSource,
    private readonly packages: ArticlePackages,
    private readonly signing: ContentCredentials,
    private readonly known: PackageCredentials,
    private readonly sites: ArticleSites,
  ) {}

  /** The promoted articles, oldest promotion first, for clients that continue where they stopped. */
  async execute(reader: Reader, { since, limit, cursor }: PublishedQuery): Promise<PublishedAnswer> {
    const after = positionAt(cursor) ?? since?.toString() ?? null;
    const { rows, nextCursor } = await this.page(reader, { after, before: null, newestFirst: false }, limit);
    return { items: await this.items(rows), nextCursor };
  }

  /** The promoted articles, newest promotion first, because feed readers ask only for the first page. */
  async newest(reader: Reader, { since, limit, cursor }: PublishedQuery): Promise<FeedPage> {
    const [after, before] = [since?.toString() ?? null, positionAt(cursor) ?? null];
    const { rows, nextCursor } = await this.page(reader, { after, before, newestFirst: true }, limit);
    const items = await this.items(rows);
    const mediaTypes = await this.mediaTypes(items.flatMap(({ images }) => images.map(({ id }) => id)));
    const credentials = await this.credentials(items);
    const livesAt = await this.sites.addressesOf(items.map(({ articleId }) => articleId));
    const rowOf = new Map(rows.map((row) => [row.articleId, row]));
    return {
      items: items.map((item) => ({
        ...item,
        firstAt: rowOf.get(item.articleId)?.firstAt.toISOString() ?? item.at,
        byline: bylineOf(
          { persona: item.persona, importedFrom: rowOf.get(item.articleId)?.importedFrom ?? null },
          item.origins?.imported ?? 0,
        ),
        livesAt: livesAt.get(item.articleId),
        mediaTypes,
        credential: credentials.get(item.articleId),
      })),
      nextCursor,
    };
  }

  private async page(reader: Reader, stretch: Stretch, limit = defaultPageSize) {
    const found = await this.published(reader, stretch, limit + 1);
    const { items: rows, nextCursor } = pageOf(found, limit, (last) => [last.position]);
    return { rows, nextCursor };
  }

  private async items(rows: readonly PublishedArticle[]): Promise<PublishedItem[]> {
    const found = await this.packages.whole(
      rows.map(({ articleId, package: number }) => ({ articleId, number })),
    );
    return rows.flatMap((article): PublishedItem[] => {
      const { articleId, persona, category, position } = article;
      const whole = found.get(articleId);
      // For a moment after a promotion, the packages may not include it yet.
      if (!whole) return [];
      const images = whole.images.map((image) => ({ ...imageOf(image, []), package: whole.number }));
      const captions = [...whole.captions];
      return [{ ...whole, position: Number(position), articleId, persona, category, images, captions }];
    });
  }

  /** The credentials by article; empty while nothing is signed. */
  private async credentials(items: readonly PublishedItem[]): Promise<Map<string, PackageCredential>> {
    if (!(await this.signing.isOn())) return new Map();
    const found = await this.known.among(items.map(({ articleId, number }) => ({ articleId, number })));
    return new Map(found.map((credential) => [credential.articleId, credential]));
  }

  private async mediaTypes(imageIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; mediaType: string }[]>(
      'select id, media_type "mediaType" from image_file where id = any($1)',
      [imageIds],
    );
    return new Map(rows.map(({ id, mediaType }) => [id, mediaType]));
  }

  private published(
    { role, id, assignedPersona }: Reader,
    { after, before, newestFirst }: Stretch,
    most: number,
  ): Promise<PublishedArticle[]> {
    return this.database.query(
      `select event.article_id "articleId", event.position,
         coalesce((select name from persona_name where persona_name.id = article.persona_id), article.persona) persona,
         coalesce((select name from category_name where category_name.id = article.category_id), article.category) category,
         article.imported_from "importedFrom", ${packageNumber} package,
         (select min(first.at) from publication_event first
           where first.article_id = event.article_id and first.type = 'article.promoted') "firstAt"
       from publication_event event join article on article.id = event.article_id
       where event.type = 'article.promoted' and event.position > coalesce($1::bigint, -1)
         and ($2::bigint is null or event.position < $2)
         and ($3 = 'admin' or article.persona_id = $4 or article.author_id = $5)
         and not exists (select 1 from publication_event later
           where later.article_id = event.article_id and later.position > event.position)
       order by event.position ${newestFirst ? 'desc' : 'asc'} limit $6`,
      [after, before, role, assignedPersona, id, most],
    );
  }
}
