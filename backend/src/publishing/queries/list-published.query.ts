import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ArticlePackages, imageOf, type Reader } from '../../articles/contract.js';
import { positionAt } from '../../platform/http/input/page.js';
import { PublishedArticles } from '../read-models/published-articles.js';
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
    const found = await this.packages.whole(
      items.map(({ articleId, package: number }) => ({ articleId, number })),
    );
    return {
      items: items.flatMap((article): PublishedItem[] => {
        const { articleId, persona, category, position } = article;
        const whole = found.get(articleId);
        // In the moment in which the packages have not heard of the promotion yet.
        if (!whole) return [];
        const images = whole.images.map((image) => ({ ...imageOf(image, []), package: whole.number }));
        const captions = [...whole.captions];
        return [{ ...whole, position: Number(position), articleId, persona, category, images, captions }];
      }),
      nextCursor,
    };
  }
}
