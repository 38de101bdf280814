import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../../platform/event-sourcing/event-catalog.js';
import { askedModel } from '../../../platform/event-sourcing/recorded-call.js';

const broughtCredentials = z.object({
  state: z
    .enum(['trusted', 'valid', 'invalid', 'unreadable'])
    .describe(
      'What checking the credentials found. `valid`: nothing was changed after the image was signed. `trusted`: it is valid, and a known authority vouches for the signer.',
    ),
  signer: z
    .string()
    .nullable()
    .describe('The signer that the certificate names; null unless the credentials are valid or trusted.'),
  sourceType: z
    .string()
    .nullable()
    .describe(
      'How the image was made, as a term of the IPTC; null unless the credentials are valid or trusted.',
    ),
  storeSha256: z
    .string()
    .nullable()
    .describe('The SHA-256 of the manifest store as it arrived, in hex; null if there is no complete one.'),
});

const headerImage = z.object({
  id: z.string().describe('The id of the stored image, which is never reused.'),
  sha256: z.string().describe('The SHA-256 of the image in header format, in hex.'),
  type: z
    .enum(['search', 'ai', 'archive'])
    .describe(
      'Where the image comes from: `ai` if a model or the demo drew it, `archive` if an import brought it, `search` if it was found.',
    ),
  title: z.string(),
  source: z.string().describe('The name of the origin: a collection, a model or the demo.'),
  creator: z.string().nullable(),
  licence: z.string().nullable().describe('The licence, such as `CC BY 4.0`; null for a drawn image.'),
  licenceUrl: z.string().nullable(),
  sourcePage: z.string().nullable().describe('The collection’s page about the image.'),
  provenance: z.object(askedModel).nullable().describe('How the image was drawn; null for a found image.'),
  broughtCredentials: broughtCredentials
    .optional()
    .describe(
      'The Content Credentials that came with a drawn or imported image, read before its pixels were taken.',
    ),
});

const articleRevision = z
  .number()
  .int()
  .describe('The revision of the article that the images were made from.');

/** The header images of one article, on `headerImages-<article id>`. The bytes are kept elsewhere, forever. */
export const headerImagesEvents = eventCatalog('headerImages', {
  HeaderImagesGenerated: z.object({
    generationId: z
      .string()
      .describe('The id of the generation, which is the same for every repeat of a request.'),
    articleRevision,
    images: z.array(headerImage).describe('The new current set, in order.'),
  }),
  HeaderImagesImported: z.object({
    importId: z
      .string()
      .describe('The id of the import that fetched the images, in the stream `import-<id>`.'),
    articleRevision: z
      .number()
      .int()
      .describe('The revision of the article that the images were fetched for.'),
    images: z
      .array(headerImage)
      .describe('The images that the article has at its origin: the new current set, in order.'),
  }),
  HeaderImagesIncomplete: z.object({
    articleRevision,
    images: z
      .array(headerImage)
      .describe('The images that worked; the next generation continues with these.'),
    reason: z.string().describe('Why there are no more images, as a sentence.'),
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
