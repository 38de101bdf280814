import { z } from 'zod';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

/** The kinds of proposals that a person can ask a model for. */
export const proposalKinds = ['shorten', 'plainer', 'voice', 'mend', 'title', 'own'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

const offset = z.number().int();

const hunk = z.object({ id: z.string(), start: offset, end: offset, before: z.string(), after: z.string() });

const found = z.object({
  rule: z.string().describe('The id of the check.'),
  message: z.string(),
  quote: z.string().describe('The beginning of the passage; empty for a finding about the whole text.'),
});

const provenance = z
  .object({
    ...askedModel,
    rulesRevision: z.number().int(),
    ...spent,
    askedAgain: z
      .boolean()
      .describe(
        'Whether the first answer damaged the structure or fell short, and the model was asked again.',
      ),
  })
  .describe('How the words were written.');

/** The changes in one article that a model proposes, on `proposals-<article id>`. */
export const proposalsEvents = eventCatalog('proposals', {
  ProposalOffered: z
    .object({
      proposalId: z.string(),
      kind: z.enum(proposalKinds),
      revision: offset.describe(
        'The revision of the article that the proposal was made for; all offsets refer to its content.',
      ),
      start: offset.describe('The start of the passage, in UTF-16 units; 0 for a title.'),
      end: offset,
      before: z.string().describe('The passage, or the title, before the change.'),
      after: z
        .union([z.string(), z.array(z.string())])
        .describe('The passage after the change, or up to three titles to choose from.'),
      hunks: z.array(hunk).describe('The replacements, word by word; empty for a title.'),
      locked: z
        .array(z.object({ start: offset, end: offset }))
        .optional()
        .describe(
          'The paragraphs of the passage that people had written or changed, and that therefore stay; left out in older events.',
        ),
      notes: z
        .array(z.string())
        .describe('Notes for the person who decides, for example on structure that went missing.'),
      effects: z
        .array(z.object({ mends: z.array(found), brings: z.array(found) }))
        .optional()
        .describe(
          'The findings that would end and begin if the proposal were accepted whole: one entry for the passage, or one for each title. Left out if that could not be checked, and in older events.',
        ),
      rule: z.string().nullable().describe('The id of the check whose finding the proposal mends.'),
      instruction: z.string().nullable().describe('The person’s request in their own words.'),
      provenance,
      prompt: z
        .object({ system: z.string(), user: z.string() })
        .optional()
        .describe('The whole prompt of the first request; older events have only its hash.'),
    })
    .describe(
      'A model proposed a change; the article itself has not changed. What a person accepts stands in `ArticleEdited`.',
    ),
  ProposalRejected: z.object({
    proposalId: z.string(),
    hunks: z
      .array(z.string())
      .optional()
      .describe('The ids of the rejected changes; if left out, all of the proposal.'),
  }),
});

export type ProposalsEvent = EventOf<typeof proposalsEvents>;

export type OfferedProposal = Extract<ProposalsEvent, { type: 'ProposalOffered' }>['data'];
