import { ArticleRow, CaptionApprovalRow, MadeSetRow } from '../../articles/contract.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import type { Handlers } from '../../platform/projections/projection.js';
import { revisionsOf, type CaptionsEvent } from '../captions/domain/captions.events.js';
import type { HeaderImagesEvent, HeaderImageSet } from '../images/domain/header-images.events.js';
import type { Rows } from '../../platform/projections/rows.js';

type CaptionsGenerated = Extract<CaptionsEvent, { type: 'CaptionsGenerated' }>;

/** Shows header images and captions with their article. */
export const articleMedia: Handlers<HeaderImagesEvent | CaptionsEvent> = {
  HeaderImagesGenerated: showImages,
  HeaderImagesImported: showImages,
  CaptionsGenerated: ({ streamId, data, metadata }, rows) => {
    const { captions, marks = [], missing = [], provenance } = data;
    const captionRevisions = revisionsOf(data);
    const made = {
      captionMarks: marks,
      captionsMissing: missing,
      captionRevisions,
      captionsRevision: Math.min(...captionRevisions),
      captionsAt: metadata.at,
      captionsProvider: provenance.provider,
    };
    rows.update(
      ArticleRow,
      { id: streamId },
      { socialCaptions: captions, captionCount: captions.length, ...made },
    );
  },
};

/** Keeps the sets that are made for a package. */
export const packageMedia: Handlers<HeaderImagesEvent | CaptionsEvent> = {
  HeaderImagesGenerated: keepImages,
  HeaderImagesImported: keepImages,
  CaptionsGenerated: (event, rows) =>
    rows.insert(MadeSetRow, { ...setOf(event), kind: 'captions', made: event.data.captions }),
  CaptionApproved: ({ streamId, revision, data: { words }, metadata: { at, actor: by } }, rows) =>
    rows.insert(CaptionApprovalRow, { articleId: streamId, revision: Number(revision), words, at, by }),
};

function showImages({ streamId, data: { articleRevision, images } }: Recorded<HeaderImageSet>, rows: Rows) {
  const headerImages = images.map((image) => ({ ...image, articleRevision }));
  rows.update(ArticleRow, { id: streamId }, { headerImages, imageCount: images.length });
}

function keepImages(event: Recorded<HeaderImageSet>, rows: Rows) {
  rows.insert(MadeSetRow, { ...setOf(event), kind: 'images', made: event.data.images });
}

function setOf({ streamId, revision, data }: Recorded<HeaderImageSet | CaptionsGenerated>) {
  return { articleId: streamId, revision: Number(revision), articleRevision: data.articleRevision };
}
