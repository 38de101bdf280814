import { z } from 'zod';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** The kinds of proposals that a person can ask a model for. */
export const proposalKinds = ['shorten', 'plainer', 'voice', 'mend', 'title', 'own'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

const offset = z.number().int();

const hunk = z.object({ id: z.string(), start: offset, end: offset, before: z.string(), after: z.string() });

const found = z.object({
  rule: z.string().describe('Id of the check.'),
  message: z.string(),
  quote: z.string().describe('The beginning of the passage; empty for what is about the whole text.'),
});

const provenance = z
  .object({
    ...askedModel,
    rulesRevision: z.number().int(),
    ...spent,
    askedAgain: z.boolean().describe('The first answer damaged the structure, or fell short.'),
  })
  .describe('Where the words came from.');

/** The changes in one article that a model proposes, on `proposals-<article id>`. */
export const proposalsEvents = eventCatalog('proposals', {
  ProposalOffered: z
    .object({
      proposalId: z.string(),
      kind: z.enum(proposalKinds),
      revision: offset.describe('Article revision it was made for; all offsets are of its content.'),
      start: offset.describe('Of the passage, in UTF-16 units; 0 for a title.'),
      end: offset,
      before: z.string().describe('The passage, or the title.'),
      after: z.union([z.string(), z.array(z.string())]).describe('Of a title: up to three to choose from.'),
      hunks: z.array(hunk).describe('What has to be replaced, word by word; none for a title.'),
      locked: z
        .array(z.object({ start: offset, end: offset }))
        .optional()
        .describe(
          'Paragraphs of the passage that people had written or changed: they stay. Older events have none.',
        ),
      notes: z
        .array(z.string())
        .describe('What a person should know: structure that went missing, and such.'),
      effects: z
        .array(z.object({ mends: z.array(found), brings: z.array(found) }))
        .optional()
        .describe(
          'What the checks would find no more, and what anew, if it was taken whole: one for the passage, or one for each title. Not there where that could not be checked; older events don’t say.',
        ),
      rule: z.string().nullable().describe('Id of the check whose finding it mends.'),
      instruction: z.string().nullable().describe('What the person asked for in their own words.'),
      provenance,
      prompt: z
        .object({ system: z.string(), user: z.string() })
        .optional()
        .describe('What the model was asked first, whole; older events have only its hash.'),
    })
    .describe(
      'A model has proposed something; nothing of the article has changed. What is accepted stands in `ArticleEdited`.',
    ),
  ProposalRejected: z.object({
    proposalId: z.string(),
    hunks: z.array(z.string()).optional().describe('Ids of the changes; without them all of the proposal.'),
  }),
});

export type ProposalsEvent = EventOf<typeof proposalsEvents>;

export type OfferedProposal = Extract<ProposalsEvent, { type: 'ProposalOffered' }>['data'];
