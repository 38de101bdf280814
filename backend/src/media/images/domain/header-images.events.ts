import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../../platform/event-sourcing/event-catalog.js';

const headerImage = z.object({
  id: z.string().describe('Of the stored picture; never another one.'),
  sha256: z.string().describe('Over the bytes of the picture in header format, in hex.'),
  type: z.enum(['search', 'ai']).describe('`ai` for what was drawn, by a model or by the demo.'),
  title: z.string(),
  source: z.string().describe('Where it comes from, in words: a collection, a model, the demo.'),
  creator: z.string().nullable(),
  licence: z.string().nullable().describe('Such as `CC BY 4.0`; null for what was drawn.'),
  licenceUrl: z.string().nullable(),
  sourcePage: z.string().nullable().describe('The page of the collection that shows it.'),
  provenance: z
    .object({
      provider: z.string().describe('`openai` or `demo`.'),
      model: z.string(),
      promptVersion: z.string(),
      promptHash: z.string().describe('SHA-256 over the prompt, in hex.'),
    })
    .nullable()
    .describe('What drew it; null for what was found.'),
});

const articleRevision = z.number().int().describe('Revision of the article that they were made from.');

/** The header images of one article, on `headerImages-<article id>`. The bytes are kept elsewhere, for ever. */
export const headerImagesEvents = eventCatalog('headerImages', {
  HeaderImagesGenerated: z.object({
    generationId: z.string().describe('The same for every repeat of one wish.'),
    articleRevision,
    images: z.array(headerImage).describe('The set that is current from now on, in order.'),
  }),
  HeaderImagesIncomplete: z.object({
    articleRevision,
    images: z.array(headerImage).describe('What worked; the next generation goes on from these.'),
    reason: z.string().describe('Why there are not more, in a sentence.'),
  }),
});

export type HeaderImagesEvent = EventOf<typeof headerImagesEvents>;

/** One picture of a set, as it is recorded. */
export type HeaderImage = z.infer<typeof headerImage>;
