import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { withLineFeeds } from '../../platform/kernel/line-ends.js';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { importedFrom } from './import.events.js';
import { promotionPackage, ruleReport } from './package.events.js';

const provenance = z
  .object({
    ...askedModel,
    personaRevision: z.number().int(),
    rulesRevision: z.number().int(),
    customPrompt: z.string().nullable(),
    ...spent,
    revisedFor: z.array(z.string()).describe('The rules that the first draft broke; empty if it was kept.'),
    ideaId: z.string().nullable(),
  })
  .describe('How the text was written.');

/** A text with line feeds only; texts of older events are converted when they are read. */
const lines = z.string().overwrite(withLineFeeds);

const newContent = z.object({
  to: lines.describe('The whole new text, in markdown.'),
  wordsAdded: z.number().int(),
  wordsRemoved: z.number().int(),
  wordCount: z.number().int(),
});

const acceptedProposal = z
  .object({
    id: z.string().describe('The id of the proposal, which is in the stream `proposals-<article id>`.'),
    whole: z.boolean().describe('Whether all changes of the proposal have now been accepted.'),
    hunks: z
      .array(z.string())
      .optional()
      .describe('The ids of the changes that this edit accepted; empty for a title and in older events.'),
    provenance: z.object(askedModel),
  })
  .describe('The accepted proposal of a model: every word that this edit added is the model’s.');

const newTitle = z.object({ from: z.string(), to: z.string() });

const titleFrom = z
  .object({ generationId: z.string(), provenance: z.object(askedModel) })
  .describe(
    'The title is one of those that the model proposed at the end of the writing, so its words are the model’s. Older events don’t say.',
  );

const newSummary = z.object({
  from: z.string().nullable(),
  to: z.string().nullable().describe('The new summary; null if it was removed.'),
});

const leftElsewhere = z
  .enum(['elsewhere'])
  .optional()
  .describe('Where the article had been published elsewhere before.');

/** The life of one article, on `article-<id>`. */
export const articleEvents = eventCatalog('article', {
  ArticleGenerated: z.object({
    authorId: z
      .string()
      .nullable()
      .describe('The id of the user who requested the article; null for the scheduler.'),
    personaId: z.string(),
    personaName: z.string(),
    categoryId: z.string(),
    categoryName: z.string(),
    title: z.string(),
    content: lines.describe('The article’s text in markdown, without the title.'),
    wordCount: z.number().int(),
    batch: z
      .object({ id: z.string(), index: z.number().int() })
      .nullable()
      .describe('The batch that the article belongs to, and its place in it, counted from 0.'),
    ideaId: z.string().nullable(),
    ruleReport,
    provenance,
    generationId: z
      .string()
      .optional()
      .describe('The id of the generation that wrote the article; left out for older articles.'),
    summary: z
      .string()
      .nullable()
      .optional()
      .describe('A summary for search engines, of at most 155 characters.'),
    sources: z
      .array(
        z.object({
          id: z.string().describe('The id by which the text cites the source, such as `s1`.'),
          url: z.string().nullable(),
          title: z.string(),
          hash: z
            .string()
            .describe('The SHA-256 of the source’s text, in hex. The text itself is in the generation.'),
          readAt: z.string().optional().describe('When the source was read; left out in older events.'),
          dates: z
            .array(
              z.object({
                kind: z.enum(['published', 'updated', 'event']),
                date: z
                  .string()
                  .describe('The date, such as `2024-05-03`, or `2024-05` if the page gives no day.'),
                from: z.enum(['metadata', 'data', 'time', 'words']),
              }),
            )
            .optional()
            .describe('The dates that the page gives for itself; left out in older events.'),
          passages: z
            .array(z.object({ quotation: z.string(), passage: z.string() }))
            .optional()
            .describe(
              'The passages that support quotations of the text, each in its own words, for footnotes; left out in older events.',
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
      personaId: z.string().nullable().describe('The id of the persona; null for no persona.'),
      personaName: z.string().nullable(),
      categoryId: z.string().nullable(),
      categoryName: z.string().nullable(),
      title: z.string(),
      content: lines.describe('The article’s text in markdown, without the title.'),
      wordCount: z.number().int(),
      summary: z.string().nullable(),
      status: z
        .enum(['draft', 'elsewhere'])
        .describe(
          'The state of the article. `elsewhere`: it was published somewhere other than from this desk.',
        ),
      ruleReport,
    })
    .describe(
      'An article arrived from an archive. Its words count neither as a model’s nor as those of the person who imported it.',
    ),
  ArticleImportedAgain: z
    .object({
      source: importedFrom,
      title: newTitle.optional(),
      content: newContent.optional(),
      summary: newSummary.optional(),
      ruleReport,
    })
    .describe(
      'The article was imported again, because it had changed at its origin and nobody had edited it here.',
    ),
  ArticleEdited: z.object({
    title: newTitle.optional(),
    content: newContent.optional(),
    proposal: acceptedProposal.optional(),
    titleFrom: titleFrom.optional(),
    ruleReport,
  }),
  ArticleSummaryChanged: newSummary.describe(
    'A person changed the summary, which search engines and feeds show; the text stayed as it was.',
  ),
  ArticlePromoted: z.object({
    from: leftElsewhere,
    package: promotionPackage.optional().describe('The package that was promoted; left out in older events.'),
  }),
  ArticleReturnedToDraft: z.object({ from: leftElsewhere }),
  ArticleDeleted: z.object({}),
  FindingDismissed: z
    .object({
      rule: z.string().describe('The id of the check.'),
      quote: lines.describe('The dismissed passage; empty for a finding about the whole text.'),
      reason: z.string().nullable(),
    })
    .describe(
      'A person dismissed a check’s guess as wrong; the finding is not shown again for that passage.',
    ),
  FindingDismissalWithdrawn: z
    .object({
      rule: z.string().describe('The id of the check.'),
      quote: lines.describe('The passage as it was dismissed.'),
      dismissedAt: z.number().int().describe('The revision at which the finding was dismissed.'),
    })
    .describe('A person withdrew the dismissal of a finding; it is shown again.'),
  ArticleOpenedForReview: z
    .object({
      revision: z.number().int().describe('The revision that was shown.'),
      reviewerId: z.string().describe('The id of the user who reviews.'),
    })
    .describe('A person stated that they began to review the text. Reading alone is never recorded.'),
  ArticleRestored: z.object({
    fromRevision: z.number().int().describe('The revision whose title and content became current again.'),
    title: newTitle,
    content: newContent,
    summary: newSummary.optional().describe('The change of the summary, if it was a different one.'),
    undeleted: z
      .boolean()
      .describe('Whether the article had been deleted and became a draft; otherwise its status stayed.'),
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
