import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../../platform/event-sourcing/event-catalog.js';
import { askedModel, spent } from '../../../platform/event-sourcing/recorded-call.js';

const provenance = z
  .object({
    ...askedModel,
    ...spent,
    askedAgain: z
      .boolean()
      .describe('Whether the first answer broke a rule for captions and the model was asked again.'),
  })
  .describe('How the captions were written.');

/** The social captions of one article, on `captions-<article id>`. */
export const captionsEvents = eventCatalog('captions', {
  CaptionsGenerated: z.object({
    generationId: z
      .string()
      .describe('The id of the generation, which is the same for every repeat of a request.'),
    articleRevision: z
      .number()
      .int()
      .describe('The revision of the article that the new captions were made from.'),
    captions: z
      .array(z.string())
      .describe(
        'The new current set, complete: each caption with its sentences, call to action and hashtags.',
      ),
    marks: z
      .array(z.object({ caption: z.number().int(), message: z.string() }))
      .optional()
      .describe('What may be wrong with a caption, counted from 0: advice for the person who publishes it.'),
    only: z
      .number()
      .int()
      .optional()
      .describe(
        'The number of the only caption that was rewritten, counted from 0; the others are the earlier ones.',
      ),
    revisions: z
      .array(z.number().int())
      .optional()
      .describe(
        'The revision of the article that each caption was made from, if only one was rewritten; otherwise it is the same for all.',
      ),
    missing: z
      .array(z.object({ reason: z.string() }))
      .optional()
      .describe('The reason for each caption that is missing.'),
    provenance,
  }),
  CaptionApproved: z
    .object({
      caption: z.number().int().describe('The place of the caption at that time, counted from 0.'),
      words: z.string().describe('The whole caption, as it was read.'),
    })
    .describe('A person approved exactly these words; a caption with other words is not approved.'),
});

export type CaptionsEvent = EventOf<typeof captionsEvents>;

/** A recorded set of captions. */
export type CaptionSet = Extract<CaptionsEvent, { type: 'CaptionsGenerated' }>['data'];

/** Returns the article revision that each caption of a set was made from. */
export function revisionsOf({ captions, revisions, articleRevision }: CaptionSet): number[] {
  return captions.map((_, at) => revisions?.[at] ?? articleRevision);
}
