import type { FoundArticle } from '../../../../articles/contract.js';
import type { PictureOrder } from '../picture-order.js';

/** Returns an order for a first set of pictures, with the fields of its article that a test cares about. */
export function pictureOrder(article: Partial<FoundArticle> = {}): PictureOrder {
  return {
    generationId: '018f3d5e-7d0b-5a57-9c53-0d5a4b1f7c05',
    person: 'ines',
    article: {
      id: 'a-1',
      revision: 3,
      title: 'Watch papers',
      content: 'Keep the papers of the watch.',
      status: 'promoted',
      personaId: 'p-1',
      personaName: 'The Archivist',
      categoryId: 'collectibles',
      categoryName: 'Collectibles',
      packageRevisions: [3],
      ...article,
    },
    colour: '#7a3e48',
    earlierSets: 0,
    usedPages: [],
    keptLooks: [],
  };
}
