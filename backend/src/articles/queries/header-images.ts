import type { ArticleImage } from '../article-parts.dto.js';
import type { KeptImage } from '../projections/article.row.js';

/** A header image as it is answered; its addresses are this server's own and stay good forever. */
export function imageOf(image: KeptImage): ArticleImage {
  const { id, type, title, source, creator, licence, licenceUrl, sourcePage, articleRevision } = image;
  const url = `/api/images/${id}`;
  const thumbnailUrl = `${url}/thumbnail`;
  return {
    id,
    type,
    url,
    thumbnailUrl,
    title,
    source,
    creator,
    licence,
    licenceUrl,
    sourcePage,
    articleRevision,
  };
}
