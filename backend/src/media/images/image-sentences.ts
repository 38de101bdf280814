import { type Description, type Descriptions, itsTitle } from '../../audit/contract.js';
import type { HeaderImage, HeaderImagesEvent } from './domain/header-images.events.js';

/** Returns the article as the subject, so that the log shows these events with the article's own changes. */
const article = (id: string): Description['subject'] => ({ kind: 'article', id });

/** Audit sentences of header images. */
export const headerImagesSentences: Descriptions<HeaderImagesEvent> = {
  HeaderImagesGenerated: ({ streamId, data: { images } }) => ({
    subject: article(streamId),
    summary: `generated ${inWords(images)} for “${itsTitle}”`,
  }),
  HeaderImagesImported: ({ streamId, data: { images } }) => ({
    subject: article(streamId),
    summary: `imported ${imagesInWords(images)} of “${itsTitle}”`,
  }),
  HeaderImagesIncomplete: ({ streamId, data: { images, reason } }) => ({
    subject: article(streamId),
    summary: `generated only ${inWords(images)} for “${itsTitle}”: ${reason}`,
  }),
};

function inWords(images: readonly HeaderImage[]): string {
  const found = images.filter(({ type }) => type === 'search').length;
  const drawn = images.length - found;
  const parts = [drawn > 0 && `${drawn} drawn`, found > 0 && `${found} found`].filter(Boolean);
  return `${imagesInWords(images)} (${parts.join(', ')})`;
}

const imagesInWords = ({ length }: readonly HeaderImage[]): string =>
  `${length} header ${length === 1 ? 'image' : 'images'}`;
