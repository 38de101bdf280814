import { projection } from '../../../platform/projections/projection.js';
import type { HeaderImagesEvent } from '../domain/header-images.events.js';
import { ImageSetRow } from './image-set.row.js';

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
