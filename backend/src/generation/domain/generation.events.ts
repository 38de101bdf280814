import { z } from 'zod';
import { withLineFeeds } from '../../platform/kernel/line-ends.js';
import { recordedCall } from '../../platform/event-sourcing/recorded-call.js';
import { findings, source } from './research.events.js';
import { claim, found, verdicts } from './review.events.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

export const call = recordedCall
  .nullable()
  .describe('The call to the model; null when there was no usable answer.');

const outline = z.object({
  thesis: z.string(),
  reader: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      purpose: z.string(),
      points: z.array(z.string()),
      words: z.number().int(),
      sources: z.array(z.string()).describe('Such as `s1`.'),
    }),
  ),
});

const textShape = z.object({ opening: z.string(), ending: z.string() });

export const plan = z.object({ subject: z.string(), angle: z.string(), title: z.string() });

const text = {
  title: z.string(),
  content: z.string().overwrite(withLineFeeds).describe('Markdown, without the title.'),
};
const detail = z.string().nullable().describe('A sentence for a person; null when there is nothing to say.');

const cause = z
  .string()
  .optional()
  .describe(
    'What the provider said, cut and without keys, or what was wrong with its answer; for administrators.',
  );

const commandId = z
  .string()
  .optional()
  .describe('The same for every repeat of the request; older events don’t say.');

/** The events of how one article is made, step by step, on `generation-<id of the article>`. */
export const generationEvents = eventCatalog('generation', {
  GenerationRequested: z.object({
    authorId: z.string().nullable().describe('The user who requested it; null for the scheduler.'),
    personaId: z.string(),
    categoryId: z.string(),
    customPrompt: z.string().nullable(),
    ideaId: z.string().nullable(),
    batch: z
      .object({ id: z.string(), index: z.number().int() })
      .nullable()
      .describe('The batch or run that carries it on, and its place there, counted from 0.'),
    sibling: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
    plan: plan.nullable().describe('What the plan of its batch gives it to write about.'),
    pipeline: z.enum(['full', 'single']),
    critique: z
      .boolean()
      .optional()
      .describe('The model was asked what it says of the finished text; in older events only.'),
    research: z
      .boolean()
      .optional()
      .describe('What it is to say is looked up before the outline; older events: no.'),
    review: z
      .boolean()
      .optional()
      .describe('A model reads the draft with its sources before it is revised; older events: no.'),
    date: z
      .string()
      .optional()
      .describe(
        'The day of the request in the house’s time zone, such as `2026-11-28`, as every prompt tells it; older events don’t say.',
      ),
    outlineFirst: z.boolean().describe('It waits for a person to approve the outline.'),
    sources: z.array(source),
    unreadable: z
      .array(z.object({ place: z.number().int(), url: z.string(), reason: z.string() }))
      .describe('Sources left out because they could not be read, by their place in the request.'),
  }),
  GenerationResearched: z
    .object({
      ...findings,
      call,
      detail,
      cause,
    })
    .describe('What was looked up before the outline. A failure costs nothing but what it would have found.'),
  GenerationOutlined: z.object({
    outline: outline.nullable().describe('Null when the model gave none; it is then written without.'),
    whole: z.boolean().describe('The answer was a whole article, which is recorded as the draft.'),
    waits: z.boolean().describe('A person approves the outline before anything is written.'),
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
      .describe('Ids of the passages that the person left in; all of them where it doesn’t say.'),
  }),
  GenerationDrafted: z.object({
    ...text,
    personaRevision: z.number().int(),
    rulesRevision: z.number().int(),
    call,
    prompt: z
      .object({
        system: z.string(),
        user: z.string(),
        recentTitles: z.array(z.string()).describe('Titles that it was to keep clear of.'),
        givenAddresses: z
          .array(z.string())
          .optional()
          .describe(
            'Addresses that stood in the persona, the category, the wish or the idea; older events don’t say.',
          ),
        recentShapes: z
          .array(textShape)
          .optional()
          .describe(
            'First and last sentences of the persona’s articles before, which it was to keep clear of; older events have none.',
          ),
      })
      .optional()
      .describe('What the model was asked, whole; older events have only its hash.'),
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
        'The first findings, and whose they are to mend; notes are nobody’s. Older events have only how many there are.',
      ),
  }),
  GenerationRevised: z
    .object({
      ...text,
      taken: z.boolean().describe('False: the text before stands, because this one is no better.'),
      sections: z.array(z.string()).describe('Headings of the sections written anew.'),
      revisedFor: z.array(z.string()).describe('Names of the checks or rules that were to be mended.'),
      call,
      detail,
      cause,
    })
    .describe('One round of revision; title and content are those that stand after it.'),
  GenerationCritiqued: z
    .object({
      verdicts,
      discarded: z
        .number()
        .int()
        .describe('Verdicts whose quotation is not in the text, or that say nothing.'),
      call,
      detail,
      cause,
    })
    .describe('What the model says of the text before its last touches; no longer written.'),
  GenerationReviewed: z
    .object({
      claims: z.array(claim).describe('Those whose quotations and passages were found.'),
      verdicts,
      discarded: z
        .number()
        .int()
        .describe('Claims and verdicts that could not be read, or whose quotation or passage was not found.'),
      found: found.nullable().describe('By all checks, with what the review says; null when it failed.'),
      call,
      detail,
      cause,
    })
    .describe('What a model says of the draft, having read it with its sources.'),
  GenerationFinished: z
    .object({
      ...text,
      summary: z.string().nullable(),
      titles: z
        .array(z.string())
        .optional()
        .describe('Those that the model proposed, in its order; older events don’t say.'),
      taken: z
        .array(z.enum(['title', 'lead', 'summary']))
        .optional()
        .describe('The touches that the article has now; older events don’t say.'),
      call,
      detail,
      cause,
    })
    .describe('Lead, title and summary; title and content are those that stand after it.'),
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
    .describe('The text becomes the article of the same id, a draft.'),
  GenerationStepFailed: z.object({
    step: z.string(),
    reason: z.string().describe('A sentence for the user.'),
    kind: z.string(),
    code: z.string(),
    retryAfterSeconds: z.number().nullable(),
    cause,
  }),
  GenerationRetried: z.object({ step: z.string().describe('The step it goes on from.'), commandId }),
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
