import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../../platform/event-sourcing/event-catalog.js';
import { askedModel, spent } from '../../../platform/event-sourcing/recorded-call.js';

const provenance = z
  .object({
    ...askedModel,
    ...spent,
    askedAgain: z.boolean().describe('The first answer broke a rule for captions.'),
  })
  .describe('Where the sentences came from.');

/** The social captions of one article, on `captions-<article id>`. */
export const captionsEvents = eventCatalog('captions', {
  CaptionsGenerated: z.object({
    generationId: z.string().describe('The same for every repeat of a request.'),
    articleRevision: z.number().int().describe('Article revision that what is new was made from.'),
    captions: z
      .array(z.string())
      .describe('The new current set, complete: sentences, call to action, hashtags.'),
    marks: z
      .array(z.object({ caption: z.number().int(), message: z.string() }))
      .optional()
      .describe('What may be wrong with a caption, counted from 0: advice for the person who publishes it.'),
    only: z
      .number()
      .int()
      .optional()
      .describe('The one that was written anew, counted from 0; the others are those of before.'),
    revisions: z
      .array(z.number().int())
      .optional()
      .describe('Article revision each was made from, if one was written anew; else it is the same for all.'),
    missing: z
      .array(z.object({ reason: z.string() }))
      .optional()
      .describe('For each caption that there is not: why.'),
    provenance,
  }),
  CaptionApproved: z
    .object({
      caption: z.number().int().describe('Its place at that time, counted from 0.'),
      words: z.string().describe('The whole caption, as it was read.'),
    })
    .describe('A person stands up for exactly these words; a caption with other words is not approved.'),
});

export type CaptionsEvent = EventOf<typeof captionsEvents>;

/** A recorded set of captions. */
export type CaptionSet = Extract<CaptionsEvent, { type: 'CaptionsGenerated' }>['data'];

/** Returns the article revision that each caption of a set was made from. */
export function revisionsOf({ captions, revisions, articleRevision }: CaptionSet): number[] {
  return captions.map((_, at) => revisions?.[at] ?? articleRevision);
}
