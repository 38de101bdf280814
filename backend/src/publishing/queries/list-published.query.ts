import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ArticlePackages, imageOf, type Reader } from '../../articles/contract.js';
import { positionAt } from '../../platform/http/input/page.js';
import { PublishedArticles, type PublishedArticle } from '../read-models/published-articles.js';
import type { PublishedAnswer, PublishedItem, PublishedQuery } from '../published.dto.js';

/** What was promoted, as it was promoted, for those outside. */
export class ListPublished extends Query<PublishedAnswer> {
  constructor(
    readonly reader: Reader,
    readonly query: PublishedQuery,
  ) {
    super();
  }
}

@QueryHandler(ListPublished)
export class ListPublishedHandler implements IQueryHandler<ListPublished> {
  constructor(
    private readonly published: PublishedArticles,
    private readonly packages: ArticlePackages,
  ) {}

  async execute({ reader, query: { since, limit, cursor } }: ListPublished): Promise<PublishedAnswer> {
    const after = positionAt(cursor) ?? since?.toString();
    const { items, nextCursor } = await this.published.page(reader, after, limit);
    const read = await Promise.all(items.map((article) => this.itemOf(article)));
    return { items: read.filter((item) => item !== undefined), nextCursor };
  }

  /** Undefined in the moment in which the article's packages have not heard of the promotion yet. */
  private async itemOf(article: PublishedArticle): Promise<PublishedItem | undefined> {
    const { articleId, persona, category, package: number, position } = article;
    const [found, images, captions] = await Promise.all([
      this.packages.find(articleId, number),
      this.packages.made({ id: articleId, kind: 'images', number }),
      this.packages.made({ id: articleId, kind: 'captions', number }),
    ]);
    return (
      found && {
        ...found,
        position: Number(position),
        articleId,
        persona,
        category,
        images: picturesOf(images).map((image) => ({ ...imageOf(image, []), package: number })),
        captions: [...((captions?.made ?? []) as readonly string[])],
      }
    );
  }
}

type Image = Parameters<typeof imageOf>[0];

function picturesOf(set: Awaited<ReturnType<ArticlePackages['made']>>): Image[] {
  const made = (set?.made ?? []) as readonly Omit<Image, 'articleRevision'>[];
  return made.map((image) => ({ ...image, articleRevision: set?.articleRevision ?? 0 }));
}
