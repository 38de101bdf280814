import { z } from 'zod';
import { withLineFeeds } from '../../platform/kernel/line-ends.js';
import { recordedCall } from '../../platform/event-sourcing/recorded-call.js';
import { draftPrompt, outline, type textShape } from './draft.events.js';
import { findings, source } from './research.events.js';
import { claim, found, verdicts } from './review.events.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

export const call = recordedCall
  .nullable()
  .describe('The call to the model; null if there was no usable answer.');

export const plan = z.object({ subject: z.string(), angle: z.string(), title: z.string() });

const text = {
  title: z.string(),
  content: z.string().overwrite(withLineFeeds).describe('The text in markdown, without the title.'),
};
const detail = z.string().nullable().describe('A sentence for people; null if there is nothing to say.');

const cause = z
  .string()
  .optional()
  .describe(
    'What the provider said, shortened and without keys, or what was wrong with its answer; shown to administrators only.',
  );

const commandId = z
  .string()
  .optional()
  .describe(
    'The id of the command, which is the same for every repeat of the request; left out in older events.',
  );

/** The events of how one article is made, step by step, on `generation-<id of the article>`. */
export const generationEvents = eventCatalog('generation', {
  GenerationRequested: z.object({
    authorId: z
      .string()
      .nullable()
      .describe('The id of the user who requested the article; null for the scheduler.'),
    personaId: z.string(),
    categoryId: z.string(),
    customPrompt: z.string().nullable(),
    ideaId: z.string().nullable(),
    batch: z
      .object({ id: z.string(), index: z.number().int() })
      .nullable()
      .describe('The batch or run that the generation belongs to, and its place there, counted from 0.'),
    sibling: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
    plan: plan.nullable().describe('What the batch’s plan gives the article as its subject.'),
    pipeline: z.enum(['full', 'single']),
    critique: z
      .boolean()
      .optional()
      .describe('Whether the model was asked to judge the finished text; only in older events.'),
    research: z
      .boolean()
      .optional()
      .describe('Whether research comes before the outline; left out in older events, which had none.'),
    review: z
      .boolean()
      .optional()
      .describe(
        'Whether a model reads the draft with its sources before it is revised; left out in older events, in which none did.',
      ),
    date: z
      .string()
      .optional()
      .describe(
        'The day of the request in the house’s time zone, such as `2026-11-28`, as every prompt gives it; left out in older events.',
      ),
    outlineFirst: z.boolean().describe('Whether the generation waits for a person to approve the outline.'),
    sources: z.array(source),
    unreadable: z
      .array(z.object({ place: z.number().int(), url: z.string(), reason: z.string() }))
      .describe(
        'The sources that were left out because they could not be read, by their place in the request.',
      ),
  }),
  GenerationResearched: z
    .object({
      ...findings,
      call,
      detail,
      cause,
    })
    .describe(
      'The research before the outline has ended. If it failed, the article is written without what it would have found.',
    ),
  GenerationOutlined: z.object({
    outline: outline
      .nullable()
      .describe(
        'The outline; null if the model gave none, in which case the article is written without one.',
      ),
    whole: z.boolean().describe('Whether the answer was a whole article, which is recorded as the draft.'),
    waits: z
      .boolean()
      .describe(
        'Whether the generation waits for a person to approve the outline before anything is written.',
      ),
    call,
    detail,
    cause,
  }),
  OutlineApproved: z.object({
    outline,
    changed: z.boolean(),
    commandId,
    passages: z
      .array(z.string())
      .optional()
      .describe('The ids of the passages that the person kept; if left out, all of them.'),
  }),
  GenerationDrafted: z.object({
    ...text,
    personaRevision: z.number().int(),
    rulesRevision: z.number().int(),
    call,
    prompt: draftPrompt.optional().describe('The whole prompt; older events have only its hash.'),
  }),
  GenerationChecked: z.object({
    found,
    rulesRevision: z.number().int(),
    brokenRules: z.array(z.string()),
    durationMs: z.number(),
    told: z
      .array(z.object({ message: z.string(), for: z.enum(['model', 'person', 'nobody']) }))
      .optional()
      .describe(
        'The first findings, and who is to mend each: notes are nobody’s to mend. Older events have only the number of findings.',
      ),
  }),
  GenerationRevised: z
    .object({
      ...text,
      taken: z
        .boolean()
        .describe(
          'Whether the revision was taken. False: the earlier text stays, because the new one is no better.',
        ),
      sections: z.array(z.string()).describe('The headings of the sections that were rewritten.'),
      revisedFor: z.array(z.string()).describe('The names of the checks or rules that were to be met.'),
      call,
      detail,
      cause,
    })
    .describe('One round of revision has ended. The title and the content are those in force after it.'),
  GenerationCritiqued: z
    .object({
      verdicts,
      discarded: z
        .number()
        .int()
        .describe('The number of verdicts whose quotation is not in the text, or that say nothing.'),
      call,
      detail,
      cause,
    })
    .describe('The model judged the text before its last touches; no longer written.'),
  GenerationReviewed: z
    .object({
      claims: z.array(claim).describe('The claims whose quotations and passages were found.'),
      verdicts,
      discarded: z
        .number()
        .int()
        .describe(
          'The number of claims and verdicts that could not be read, or whose quotation or passage was not found.',
        ),
      found: found
        .nullable()
        .describe('The number of findings of all checks, including the review’s; null if the review failed.'),
      call,
      detail,
      cause,
    })
    .describe('A model read the draft with its sources and judged it.'),
  GenerationFinished: z
    .object({
      ...text,
      summary: z.string().nullable(),
      titles: z
        .array(z.string())
        .optional()
        .describe('The titles that the model proposed, in its order; left out in older events.'),
      taken: z
        .array(z.enum(['title', 'lead', 'summary']))
        .optional()
        .describe('Which of the touches the article now has; left out in older events.'),
      call,
      detail,
      cause,
    })
    .describe(
      'The opening, the title and the summary were written. The title and the content are those in force afterwards.',
    ),
  GenerationOffered: z
    .object({
      title: z.string(),
      personaName: z.string(),
      categoryName: z.string(),
      ruleReport: z.object({
        passed: z.boolean(),
        rulesRevision: z.number().int(),
        checks: z.array(
          z.object({ rule: z.string(), status: z.enum(['pass', 'fail', 'review']), detail: z.string() }),
        ),
      }),
    })
    .describe('The text was offered as the article of the same id, which is a draft.'),
  GenerationStepFailed: z.object({
    step: z.string(),
    reason: z.string().describe('Why the step failed, as a sentence for people.'),
    kind: z.string(),
    code: z.string(),
    retryAfterSeconds: z.number().nullable(),
    cause,
  }),
  GenerationRetried: z.object({
    step: z.string().describe('The step from which the generation continues.'),
    commandId,
  }),
  GenerationCancelled: z.object({ commandId }),
});

export type GenerationEvent = EventOf<typeof generationEvents>;
export type GenerationEventData<Type extends GenerationEvent['type']> = Extract<
  GenerationEvent,
  { type: Type }
>['data'];

export type GenerationOrder = GenerationEventData<'GenerationRequested'>;
export type GenerationSource = z.infer<typeof source>;
export type Plan = z.infer<typeof plan>;
/** The beginning and the end of a text: one sentence each. */
export type TextShape = Readonly<z.infer<typeof textShape>>;
export type Outline = z.infer<typeof outline>;
export type Critique = GenerationEventData<'GenerationCritiqued'>['verdicts'];
export type Review = Pick<GenerationEventData<'GenerationReviewed'>, 'claims' | 'verdicts'>;
export type ModelCall = z.infer<typeof recordedCall>;
