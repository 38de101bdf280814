import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ArticleLookup, imageOf, noSuchArticle, type Reader } from '../../../../articles/contract.js';
import type { ImageSet } from '../../images.dto.js';
import { ImageSetRow } from './image-sets.projection.js';

/** Sets of header images that an article had before its present one, newest first; the last fifty. */
export class ListEarlierSets extends Query<ImageSet[]> {
  constructor(
    readonly reader: Reader,
    readonly articleId: string,
  ) {
    super();
  }
}

const most = 50;

@QueryHandler(ListEarlierSets)
export class ListEarlierSetsHandler implements IQueryHandler<ListEarlierSets> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly articles: ArticleLookup,
  ) {}

  async execute({ reader, articleId }: ListEarlierSets): Promise<ImageSet[]> {
    const { packageRevisions } = (await this.articles.find(reader, articleId)) ?? noSuchArticle();
    const rows = await this.dataSource
      .getRepository(ImageSetRow)
      .find({ where: { articleId }, order: { revision: 'desc' }, skip: 1, take: most });
    return rows.map(({ madeAt, articleRevision, images }) => ({
      madeAt: new Date(madeAt).toISOString(),
      articleRevision,
      images: images.map((image) => imageOf({ ...image, articleRevision }, packageRevisions)),
    }));
  }
}
