import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../../platform/event-sourcing/event-catalog.js';
import { askedModel } from '../../../platform/event-sourcing/recorded-call.js';

const broughtCredentials = z.object({
  state: z
    .enum(['trusted', 'valid', 'invalid', 'unreadable'])
    .describe(
      '`valid`: nothing was changed since it was signed. `trusted`: and a known authority vouches for who signed.',
    ),
  signer: z.string().nullable().describe('As its certificate says; null unless valid or trusted.'),
  sourceType: z
    .string()
    .nullable()
    .describe('How the picture was made, as a term of the IPTC; null unless valid or trusted.'),
  storeSha256: z
    .string()
    .nullable()
    .describe('SHA-256 of the manifest store as it came, in hex; null where there is no whole one.'),
});

const headerImage = z.object({
  id: z.string().describe('Id of the stored image; never reused.'),
  sha256: z.string().describe('SHA-256 of the image in header format, in hex.'),
  type: z
    .enum(['search', 'ai', 'archive'])
    .describe('`ai` if a model or the demo drew it, `archive` if an import brought it.'),
  title: z.string(),
  source: z.string().describe('Where it comes from, in words: a collection, a model, the demo.'),
  creator: z.string().nullable(),
  licence: z.string().nullable().describe('Such as `CC BY 4.0`; null for a drawn image.'),
  licenceUrl: z.string().nullable(),
  sourcePage: z.string().nullable().describe('The collection’s page about it.'),
  provenance: z.object(askedModel).nullable().describe('What drew it; null for a found image.'),
  broughtCredentials: broughtCredentials
    .optional()
    .describe(
      'The Content Credentials that a drawn or imported image brought along, read before its pixels were taken.',
    ),
});

const articleRevision = z.number().int().describe('Article revision they were made from.');

/** The header images of one article, on `headerImages-<article id>`. The bytes are kept elsewhere, forever. */
export const headerImagesEvents = eventCatalog('headerImages', {
  HeaderImagesGenerated: z.object({
    generationId: z.string().describe('The same for every repeat of a request.'),
    articleRevision,
    images: z.array(headerImage).describe('The new current set, in order.'),
  }),
  HeaderImagesImported: z.object({
    importId: z.string().describe('Of the import that fetched them, on `import-<id>`.'),
    articleRevision: z.number().int().describe('Article revision that they came for.'),
    images: z
      .array(headerImage)
      .describe('Pictures that the article has where it comes from: the new current set, in order.'),
  }),
  HeaderImagesIncomplete: z.object({
    articleRevision,
    images: z
      .array(headerImage)
      .describe('The images that worked; the next generation continues with these.'),
    reason: z.string().describe('Why there are no more, in a sentence.'),
  }),
});

export type HeaderImagesEvent = EventOf<typeof headerImagesEvents>;

/** An event that sets a new current set. */
export type HeaderImageSet = Extract<
  HeaderImagesEvent,
  { type: 'HeaderImagesGenerated' | 'HeaderImagesImported' }
>;

/** The facts that were read from the Content Credentials of a picture when it came in. */
export type BroughtCredentials = z.infer<typeof broughtCredentials>;

/** A recorded picture of a set. */
export type HeaderImage = z.infer<typeof headerImage>;
