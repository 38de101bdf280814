import { accessTokenSentences } from './access-tokens/access-token-sentences.js';
import { accessTokenList } from './access-tokens/read-models/access-token-list.js';
import { articleSentences } from './articles/history/article-sentences.js';
import {
  batchSentences,
  generationSentences,
  weeklyLimitSentences,
} from './generation/generation-sentences.js';
import { articleHistory } from './articles/history/article-history.projection.js';
import { articleList } from './articles/article/article-list.projection.js';
import { articlePackages } from './articles/packages/article-packages.projection.js';
import { batchProgress } from './generation/read-models/batch-progress.js';
import { generationProgress } from './generation/read-models/generation-progress/generation-progress.projection.js';
import { weeklyUse } from './generation/read-models/weekly-use.js';
import { auditLog } from './audit/read-models/audit-log/audit-log.projection.js';
import { userList } from './auth/read-models/user-list.js';
import { userSentences } from './auth/user-sentences.js';
import { categorySentences, editorialRulesSentences } from './editorial/editorial-sentences.js';
import { categoryList } from './editorial/read-models/category-list.js';
import { editorialRulesByRevision } from './editorial/read-models/editorial-rules.js';
import { articleMedia, packageMedia } from './media/read-models/article-media.js';
import { captionsSentences } from './media/captions/caption-sentences.js';
import { headerImagesSentences } from './media/images/image-sentences.js';
import { imageSets } from './media/images/read-models/image-sets.js';
import { Platform1795000000001 } from './platform/database/platform.migration.js';
import { Advice1795000000830 } from './migrations/1795000000830-advice.js';
import { DismissedFindings1795000000850 } from './migrations/1795000000850-dismissed-findings.js';
import { ArticleTotals1795000000911 } from './migrations/1795000000911-article-totals.js';
import { GenerationCalls1795000000922 } from './migrations/1795000000922-generation-calls.js';
import { Generations1795000000921 } from './migrations/1795000000921-generations.js';
import { Critiques1795000000931 } from './migrations/1795000000931-critiques.js';
import { OpenGenerations1795000000930 } from './migrations/1795000000930-open-generations.js';
import { Auth1795000000100 } from './migrations/1795000000100-auth.js';
import { PersonasAndEditorial1795000000200 } from './migrations/1795000000200-personas-and-editorial.js';
import { Articles1795000000300 } from './migrations/1795000000300-articles.js';
import { Audit1795000000400 } from './migrations/1795000000400-audit.js';
import { Record1795000000900 } from './migrations/1795000000900-record.js';
import { ArticlePackages1795000000941 } from './migrations/1795000000941-article-packages.js';
import { ArticleOrigins1795000000942 } from './migrations/1795000000942-article-origins.js';
import { Webhooks1795000000952 } from './migrations/1795000000952-webhooks.js';
import { AccessTokens1795000000951 } from './migrations/1795000000951-access-tokens.js';
import { Topics1795000000500 } from './migrations/1795000000500-topics.js';
import { HeaderImages1795000000600 } from './migrations/1795000000600-header-images.js';
import { Captions1795000000610 } from './migrations/1795000000610-captions.js';
import { Proposals1795000000961 } from './migrations/1795000000961-proposals.js';
import { Notifications1795000000710 } from './migrations/1795000000710-notifications.js';
import { ShownNames1795000000800 } from './migrations/1795000000800-shown-names.js';
import { RemovedCategories1795000000810 } from './migrations/1795000000810-removed-categories.js';
import { Scheduler1795000000700 } from './migrations/1795000000700-scheduler.js';
import { CheckpointEvents1795000000820 } from './platform/database/checkpoint-events.migration.js';
import { KeptFindings1795000000980 } from './migrations/1795000000980-kept-findings.js';
import { ProposalHunks1795000000985 } from './migrations/1795000000985-proposal-hunks.js';
import { OriginsAnew1795000001001 } from './migrations/1795000001001-origins-anew.js';
import { ArticleReviews1795000002001 } from './migrations/1795000002001-article-reviews.js';
import { TokenCreators1795000002002 } from './migrations/1795000002002-token-creators.js';
import { QualityCalls1795000002011 } from './migrations/1795000002011-quality-calls.js';
import { KeptComparisons1795000002012 } from './migrations/1795000002012-kept-comparisons.js';
import { PersonaValues1795000002013 } from './migrations/1795000002013-persona-values.js';
import { PromotionLeaves1795000002015 } from './migrations/1795000002015-promotion-leaves.js';
import { RoomForEdits1795000002016 } from './migrations/1795000002016-room-for-edits.js';
import { ShortSearchQueue1795000002017 } from './migrations/1795000002017-short-search-queue.js';
import { ListsFromAnIndex1795000002018 } from './migrations/1795000002018-lists-from-an-index.js';
import { ArticleStates1795000002019 } from './migrations/1795000002019-article-states.js';
import { SnapshotsOfArticleStates1795000002020 } from './migrations/1795000002020-snapshots-of-article-states.js';
import { CausesOfFailures1795000002100 } from './migrations/1795000002100-causes-of-failures.js';
import { RunsOfKeptFindings1795000002110 } from './migrations/1795000002110-runs-of-kept-findings.js';
import { KeptReplays1795000002120 } from './migrations/1795000002120-kept-replays.js';
import { RulesInTheirOrder1795000002151 } from './migrations/1795000002151-rules-in-their-order.js';
import { PackageCredentials1795000002160 } from './migrations/1795000002160-package-credentials.js';
import { ToldSessions1795000002170 } from './migrations/1795000002170-told-sessions.js';
import { SecondFactor1795000002171 } from './migrations/1795000002171-second-factor.js';
import { ImageCredentials1795000002165 } from './migrations/1795000002165-image-credentials.js';
import { CaptionApprovals1795000002170 } from './migrations/1795000002170-caption-approvals.js';
import { CachedTokens1795000002180 } from './migrations/1795000002180-cached-tokens.js';
import { ProposedTitles1795000002370 } from './migrations/1795000002370-proposed-titles.js';
import { SummariesOfRevisions1795000002371 } from './migrations/1795000002371-summaries-of-revisions.js';
import { WrittenGenerations1795000002239 } from './migrations/1795000002239-written-generations.js';
import { GivenAddresses1795000002181 } from './migrations/1795000002181-given-addresses.js';
import { Reviews1795000002170 } from './migrations/1795000002170-reviews.js';
import { Research1795000002380 } from './migrations/1795000002380-research.js';
import { SearchForms1795000002150 } from './migrations/1795000002150-search-forms.js';
import { LineFeeds1795000002140 } from './migrations/1795000002140-line-feeds.js';
import { TitlesOfRevisions1795000002021 } from './migrations/1795000002021-titles-of-revisions.js';
import { SwitchedOffWebhooks1795000002040 } from './migrations/1795000002040-switched-off-webhooks.js';
import { EventsOfKeptRows1795000002050 } from './migrations/1795000002050-events-of-kept-rows.js';
import { KeysOfDismissals1795000002051 } from './migrations/1795000002051-keys-of-dismissals.js';
import { MessageIds1795000002090 } from './migrations/1795000002090-message-ids.js';
import { LostOrigins1795000002014 } from './migrations/1795000002014-lost-origins.js';
import { RecordVerification1795000000981 } from './migrations/1795000000981-record-verification.js';
import { Quality1795000000972 } from './migrations/1795000000972-quality.js';
import { QualitySteps1795000000973 } from './migrations/1795000000973-quality-steps.js';
import { quality } from './quality/read-models/quality.projection.js';
import { CaptionRevisions1795000000971 } from './migrations/1795000000971-caption-revisions.js';
import { StreamSnapshots1795000000840 } from './platform/database/stream-snapshots.migration.js';
import { credentialSentences } from './credentials/credential-sentences.js';
import { packageCredentials } from './credentials/read-models/package-credentials.js';
import { finishedWork } from './notifications/read-models/finished-work.js';
import { personaSentences, uniqueNameSentences } from './personas/persona-sentences.js';
import { removedCategories } from './personas/read-models/removed-categories.js';
import { personaList } from './personas/read-models/persona-list.js';
import { personaValues } from './personas/read-models/persona-values.js';
import { proposalSentences } from './proposals/proposal-sentences.js';
import { proposalList } from './proposals/read-models/proposal-list.js';
import type { DatabaseSchema } from './platform/database/data-source.js';
import type { BesideReadModels } from './platform/projections/beside-read-models.js';
import type { Projection } from './platform/projections/projection.js';
import { publications } from './publishing/read-models/publications.js';
import { recordCheckpoints } from './record/read-models/record-checkpoints.projection.js';
import { recordLeaves } from './record/read-models/record-leaves.projection.js';
import { recordSentences } from './record/record-sentences.js';
import { scheduledRuns } from './scheduler/read-models/scheduled-runs/scheduled-runs.projection.js';
import { schedulerSettings } from './scheduler/read-models/scheduler-settings.js';
import { scheduledRunSentences, schedulerSentences } from './scheduler/scheduler-sentences.js';
import { topicArticles } from './topics/read-models/topic-articles.js';
import { topicIdeas } from './topics/read-models/topic-ideas/topic-ideas.projection.js';
import { topicSentences } from './topics/topic-sentences.js';
import { webhookList } from './webhooks/read-models/webhook-list.js';
import { webhookSentences } from './webhooks/webhook-sentences.js';

/** Every read model. All of them are rebuilt from events; none is written by anyone else. */
export const projections: readonly Projection[] = [
  userList,
  personaList,
  personaValues,
  removedCategories,
  categoryList,
  editorialRulesByRevision,
  articleList(articleMedia),
  articleHistory,
  articlePackages(packageMedia),
  proposalList,
  imageSets,
  batchProgress,
  generationProgress,
  weeklyUse,
  schedulerSettings,
  scheduledRuns,
  finishedWork,
  topicIdeas,
  topicArticles,
  quality,
  recordLeaves,
  recordCheckpoints,
  accessTokenList,
  publications,
  packageCredentials,
  webhookList,
  auditLog([
    userSentences,
    personaSentences,
    uniqueNameSentences,
    categorySentences,
    editorialRulesSentences,
    articleSentences,
    proposalSentences,
    batchSentences,
    generationSentences,
    weeklyLimitSentences,
    schedulerSentences,
    scheduledRunSentences,
    topicSentences,
    headerImagesSentences,
    captionsSentences,
    recordSentences,
    accessTokenSentences,
    webhookSentences,
    credentialSentences,
  ]),
];

/** What is kept beside them in tables that are neither rebuilt nor part of the record. */
export const besideReadModels: BesideReadModels = {
  // What origins rest on goes before the rows that say how far it goes.
  kept: [
    'article_state',
    'article_division',
    'article_origins',
    'kept_findings',
    'kept_comparison',
    'stream_snapshot',
  ],
  ofAnotherRecord: [
    // A repeat finds what the record holds by the ids that derive from its key, and does what it does not hold.
    `update idempotency_key set status = null, response = null, running_until = '-infinity'
     where status is not null`,
    // All is looked at once more; what has its message already, gets no second one.
    'update outbox_checkpoint set position = -1',
    'delete from record_verification',
  ],
};

/** Row classes (those of projections, and of the few tables that are not rebuilt) and the migrations, in order. */
export const databaseSchema: DatabaseSchema = {
  entities: projections.flatMap(({ tables }) => tables),
  migrations: [
    Platform1795000000001,
    Auth1795000000100,
    PersonasAndEditorial1795000000200,
    Articles1795000000300,
    Audit1795000000400,
    Topics1795000000500,
    HeaderImages1795000000600,
    Captions1795000000610,
    Scheduler1795000000700,
    Notifications1795000000710,
    ShownNames1795000000800,
    RemovedCategories1795000000810,
    CheckpointEvents1795000000820,
    Advice1795000000830,
    StreamSnapshots1795000000840,
    DismissedFindings1795000000850,
    Record1795000000900,
    ArticleTotals1795000000911,
    Generations1795000000921,
    GenerationCalls1795000000922,
    OpenGenerations1795000000930,
    Critiques1795000000931,
    ArticlePackages1795000000941,
    ArticleOrigins1795000000942,
    AccessTokens1795000000951,
    Webhooks1795000000952,
    Proposals1795000000961,
    CaptionRevisions1795000000971,
    Quality1795000000972,
    QualitySteps1795000000973,
    KeptFindings1795000000980,
    RecordVerification1795000000981,
    ProposalHunks1795000000985,
    OriginsAnew1795000001001,
    ArticleReviews1795000002001,
    TokenCreators1795000002002,
    QualityCalls1795000002011,
    KeptComparisons1795000002012,
    PersonaValues1795000002013,
    LostOrigins1795000002014,
    PromotionLeaves1795000002015,
    RoomForEdits1795000002016,
    ShortSearchQueue1795000002017,
    ListsFromAnIndex1795000002018,
    ArticleStates1795000002019,
    SnapshotsOfArticleStates1795000002020,
    TitlesOfRevisions1795000002021,
    SwitchedOffWebhooks1795000002040,
    EventsOfKeptRows1795000002050,
    KeysOfDismissals1795000002051,
    MessageIds1795000002090,
    CausesOfFailures1795000002100,
    RunsOfKeptFindings1795000002110,
    KeptReplays1795000002120,
    LineFeeds1795000002140,
    SearchForms1795000002150,
    RulesInTheirOrder1795000002151,
    PackageCredentials1795000002160,
    ImageCredentials1795000002165,
    CaptionApprovals1795000002170,
    CachedTokens1795000002180,
    ProposedTitles1795000002370,
    SummariesOfRevisions1795000002371,
    WrittenGenerations1795000002239,
    ToldSessions1795000002170,
    SecondFactor1795000002171,
    GivenAddresses1795000002181,
    Reviews1795000002170,
    Research1795000002380,
  ],
};
