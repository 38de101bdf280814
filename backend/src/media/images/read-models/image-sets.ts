import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import type {
  BroughtCredentials,
  HeaderImage,
  HeaderImagesEvent,
  HeaderImageSet,
} from '../domain/header-images.events.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../../platform/projections/projection.js';
import type { Rows } from '../../../platform/projections/rows.js';
import { ArticleLookup, imageOf, noSuchArticle, type Reader } from '../../../articles/contract.js';
import type { ImageSet } from '../dto/images.dto.js';
import type { PictureFacts } from '../pictures/picture-xmp.js';

/** A set of header images that an article has or once had. */
@Entity('image_set')
class ImageSetRow {
  @PrimaryColumn('text')
  articleId: string;

  /** The revision in the article's stream of header images; the set with the greatest one is current. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  madeAt: string;

  /** The article revision that the images were made from. */
  @Column('integer')
  articleRevision: number;

  @Column('json')
  images: readonly HeaderImage[];
}

/** Every set of header images that ever existed, one row each. */
export const imageSets = projection<HeaderImagesEvent>({
  name: 'image-sets',
  tables: [ImageSetRow],
  on: { HeaderImagesGenerated: keepSet, HeaderImagesImported: keepSet },
});

function keepSet({ streamId, revision, metadata, data }: Recorded<HeaderImageSet>, rows: Rows): void {
  const { articleRevision, images } = data;
  rows.insert(ImageSetRow, {
    articleId: streamId,
    revision: Number(revision),
    madeAt: metadata.at,
    articleRevision,
    images,
  });
}

const most = 50;

/**
 * Reads the sets of header images that an article had before its current one, the newest first; at most the last fifty.
 */
@Injectable()
export class ListEarlierSets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly articles: ArticleLookup,
  ) {}

  async execute(reader: Reader, articleId: string): Promise<ImageSet[]> {
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

/** The known facts about a picture, and when it was made. */
export interface KnownPicture {
  readonly facts: PictureFacts;
  /** The Content Credentials that the picture came with. */
  readonly brought: BroughtCredentials | undefined;
  readonly madeAt: Date;
}

/** Finds the known facts about a stored image. */
@Injectable()
export class FindImageFacts {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns undefined for an image that is in none of the article's sets yet */
  async execute(articleId: string, id: string): Promise<KnownPicture | undefined> {
    const [row] = await this.dataSource.query<{ image: HeaderImage; madeAt: Date }[]>(
      `select image, made_at "madeAt" from image_set, json_array_elements(images) image
       where article_id = $1 and image->>'id' = $2 limit 1`,
      [articleId, id],
    );
    if (!row) return undefined;
    const { image, madeAt } = row;
    return {
      facts: imageOf({ ...image, articleRevision: 0 }, []),
      brought: image.broughtCredentials,
      madeAt,
    };
  }
}
