import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HeaderImage, HeaderImagesEvent } from '../../domain/header-images.events.js';
import { projection } from '../../../../platform/projections/projection.js';

/** A set of header images that an article has or once had. */
@Entity('image_set')
export class ImageSetRow {
  @PrimaryColumn('text')
  articleId: string;

  /** Of the article's stream of header images; the set of the greatest one is current. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('timestamptz')
  madeAt: string;

  /** Article revision the image was made from. */
  @Column('integer')
  articleRevision: number;

  @Column('json')
  images: readonly HeaderImage[];
}

/** Every set of header images that there ever was, one row each. */
export const imageSets = projection<HeaderImagesEvent>({
  name: 'image-sets',
  tables: [ImageSetRow],
  on: {
    HeaderImagesGenerated: ({ streamId, revision, metadata, data: { articleRevision, images } }, rows) =>
      rows.insert(ImageSetRow, {
        articleId: streamId,
        revision: Number(revision),
        madeAt: metadata.at,
        articleRevision,
        images,
      }),
  },
});
