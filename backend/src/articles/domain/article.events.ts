import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { withLineFeeds } from '../../platform/kernel/line-ends.js';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { importedFrom } from './import.events.js';

/** A report in a shape of its own, which does not change with the rules and the checks. */
const ruleReport = z
  .object({
    passed: z.boolean(),
    rulesRevision: z.number().int(),
    checks: z.array(
      z.object({
        rule: z.string(),
        status: z.enum(['pass', 'fail', 'review']).describe('`review` in older events only.'),
        detail: z.string(),
      }),
    ),
  })
  .describe('Results of checking this text; rules left to a person are in the rules document.');

const provenance = z
  .object({
    ...askedModel,
    personaRevision: z.number().int(),
    rulesRevision: z.number().int(),
    customPrompt: z.string().nullable(),
    ...spent,
    revisedFor: z.array(z.string()).describe('Rules that the first draft broke; empty when it was kept.'),
    ideaId: z.string().nullable(),
  })
  .describe('Where the text came from.');

/** A text with line feeds only; texts of older events are converted when they are read. */
const lines = z.string().overwrite(withLineFeeds);

const newContent = z.object({
  to: lines.describe('Markdown, whole.'),
  wordsAdded: z.number().int(),
  wordsRemoved: z.number().int(),
  wordCount: z.number().int(),
});

const acceptedProposal = z
  .object({
    id: z.string().describe('Of the proposal, on `proposals-<article id>`.'),
    whole: z.boolean().describe('All of its changes have been taken over by now.'),
    hunks: z
      .array(z.string())
      .optional()
      .describe('Ids of the changes that this edit took over; none for a title, nor in older events.'),
    provenance: z.object(askedModel),
  })
  .describe(
    'The proposal of a model that a person accepted: every word that this edit added is the model’s.',
  );

const newTitle = z.object({ from: z.string(), to: z.string() });

const titleFrom = z
  .object({ generationId: z.string(), provenance: z.object(askedModel) })
  .describe(
    'The title is one of those that the model proposed at the end of the writing, so its words are the model’s. Older events don’t say.',
  );

const newSummary = z.object({
  from: z.string().nullable(),
  to: z.string().nullable().describe('Null where there is none any more.'),
});

const leftElsewhere = z.enum(['elsewhere']).optional().describe('Where it was published elsewhere before.');

const promotionPackage = z
  .object({
    number: z.number().int().describe('Counted from 1 within the article.'),
    again: z.boolean().describe('True if another text was promoted until then.'),
    revision: z.number().int().describe('Of this event: the text that stood then is the text promoted.'),
    contentHash: z.string().describe('SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex.'),
    ruleReport: ruleReport.describe('By the rules in force at the promotion.'),
    personaRevision: z
      .number()
      .int()
      .nullable()
      .describe('That the first text was written as; null for one that was imported.'),
    origins: z
      .object({
        words: z.number().int(),
        ai: z.number().int(),
        person: z.number().int(),
        imported: z.number().int().optional().describe('Older events have none.'),
        blocks: z.number().int(),
        untouchedBlocks: z.number().int(),
      })
      .nullable()
      .describe('Who wrote how many words; null if that was not counted.'),
    sources: z.array(z.object({ title: z.string(), url: z.string() })).describe('What the text links to.'),
    statement: z.string().nullable(),
    overrides: z
      .array(z.object({ rule: z.string(), name: z.string(), message: z.string(), reason: z.string() }))
      .describe('What stood in the way, and why an administrator promoted it nevertheless.'),
  })
  .describe('What was promoted, frozen.');

/** The life of one article, on `article-<id>`. */
export const articleEvents = eventCatalog('article', {
  ArticleGenerated: z.object({
    authorId: z.string().nullable().describe('The user who requested it; null for the scheduler.'),
    personaId: z.string(),
    personaName: z.string(),
    categoryId: z.string(),
    categoryName: z.string(),
    title: z.string(),
    content: lines.describe('Markdown, without the title.'),
    wordCount: z.number().int(),
    batch: z
      .object({ id: z.string(), index: z.number().int() })
      .nullable()
      .describe('The batch it belongs to and its place there, counted from 0.'),
    ideaId: z.string().nullable(),
    ruleReport,
    provenance,
    generationId: z.string().optional().describe('The generation it came from; older articles have none.'),
    summary: z.string().nullable().optional().describe('At most 155 characters, for search engines.'),
    sources: z
      .array(
        z.object({
          id: z.string().describe('As the text cites it: `s1`.'),
          url: z.string().nullable(),
          title: z.string(),
          hash: z.string().describe('SHA-256 of its text, in hex; the text is in the generation.'),
          readAt: z.string().optional().describe('Older events don’t say, nor when it is from.'),
          dates: z
            .array(
              z.object({
                kind: z.enum(['published', 'updated', 'event']),
                date: z.string().describe('`2024-05-03`, or `2024-05` where no day is told.'),
                from: z.enum(['metadata', 'data', 'time', 'words']),
              }),
            )
            .optional()
            .describe('What the page tells of when it is from.'),
          passages: z
            .array(z.object({ quotation: z.string(), passage: z.string() }))
            .optional()
            .describe(
              'What of the text a page was found to say, in the words of both; footnotes print it. Older events don’t say.',
            ),
        }),
      )
      .optional(),
    titles: z
      .object({ proposed: z.array(z.string()), provenance: z.object(askedModel) })
      .optional()
      .describe('The titles that the model proposed at the end of the writing. Older events don’t say.'),
  }),
  ArticleImported: z
    .object({
      source: importedFrom,
      personaId: z.string().nullable().describe('Null for nobody’s voice.'),
      personaName: z.string().nullable(),
      categoryId: z.string().nullable(),
      categoryName: z.string().nullable(),
      title: z.string(),
      content: lines.describe('Markdown, without the title.'),
      wordCount: z.number().int(),
      summary: z.string().nullable(),
      status: z.enum(['draft', 'elsewhere']).describe('`elsewhere`: it is published, but not from here.'),
      ruleReport,
    })
    .describe(
      'An article of an archive came in. Its words are neither a model’s nor those of whoever brought it.',
    ),
  ArticleImportedAgain: z
    .object({
      source: importedFrom,
      title: newTitle.optional(),
      content: newContent.optional(),
      summary: newSummary.optional(),
      ruleReport,
    })
    .describe('It had changed where it came from, and nobody had edited it here.'),
  ArticleEdited: z.object({
    title: newTitle.optional(),
    content: newContent.optional(),
    proposal: acceptedProposal.optional(),
    titleFrom: titleFrom.optional(),
    ruleReport,
  }),
  ArticleSummaryChanged: newSummary.describe(
    'A person wrote another summary, for search engines and feeds; the text stays as it is.',
  ),
  ArticlePromoted: z.object({
    from: leftElsewhere,
    package: promotionPackage.optional().describe('Older events have none.'),
  }),
  ArticleReturnedToDraft: z.object({ from: leftElsewhere }),
  ArticleDeleted: z.object({}),
  FindingDismissed: z
    .object({
      rule: z.string().describe('Id of the check.'),
      quote: lines.describe('The passage; empty for a finding about the whole text.'),
      reason: z.string().nullable(),
    })
    .describe('A guess of a check that a person found wrong; it is not shown for that passage again.'),
  FindingDismissalWithdrawn: z
    .object({
      rule: z.string().describe('Id of the check.'),
      quote: lines.describe('The passage, as it was dismissed.'),
      dismissedAt: z.number().int().describe('The revision of the dismissal.'),
    })
    .describe('A person took the dismissal of a finding back; it is shown again.'),
  ArticleOpenedForReview: z
    .object({
      revision: z.number().int().describe('The revision that was shown.'),
      reviewerId: z.string().describe('The user.'),
    })
    .describe('A person began to review the text, and said so. Reading alone is never recorded.'),
  ArticleRestored: z.object({
    fromRevision: z.number().int().describe('The revision whose title and content are current again.'),
    title: newTitle,
    content: newContent,
    summary: newSummary.optional().describe('Where it was another one.'),
    undeleted: z
      .boolean()
      .describe('True if it had been deleted and is a draft now; otherwise the status stays.'),
    ruleReport,
  }),
});

export type ArticleEvent = EventOf<typeof articleEvents>;

/** An event of one type. */
export type ArticleEventOf<Type extends ArticleEvent['type']> = Extract<ArticleEvent, { type: Type }>;

/** The findings of a text under the rules, as they are recorded with it. */
export type RecordedReport = z.infer<typeof ruleReport>;

/** The proposal that an edit took over. */
export type AcceptedProposal = z.infer<typeof acceptedProposal>;

/** The generation and the prompt of a title that a model proposed while it wrote the article. */
export type TitleFrom = z.infer<typeof titleFrom>;

/** Everything that a promotion freezes. */
export type PromotionPackage = z.infer<typeof promotionPackage>;

/** The origin of an article's text. */
export type ArticleProvenance = z.infer<typeof provenance>;
