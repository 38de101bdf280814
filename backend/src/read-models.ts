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
import { quality } from './quality/read-models/quality.projection.js';
import { credentialSentences } from './credentials/credential-sentences.js';
import { packageCredentials } from './credentials/read-models/package-credentials.js';
import { importSentences } from './imports/import-sentences.js';
import { importList } from './imports/read-models/import-list.js';
import { migrations } from './migrations.js';
import { finishedWork } from './notifications/read-models/finished-work.js';
import { signInChanges } from './notifications/read-models/sign-in-changes.js';
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
import { siteDeliveries } from './sites/read-models/site-deliveries.js';
import { siteList } from './sites/read-models/site-list.js';
import { deliverySentences, siteSentences } from './sites/site-sentences.js';
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
  signInChanges,
  topicIdeas,
  topicArticles,
  quality,
  recordLeaves,
  recordCheckpoints,
  accessTokenList,
  publications,
  packageCredentials,
  webhookList,
  siteList,
  siteDeliveries,
  importList,
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
    siteSentences,
    deliverySentences,
    credentialSentences,
    importSentences,
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
    // What still waits to be sent must not tell of what the record no longer holds. If that happens once more, by the
    // same ids, it is told like anything new.
    `delete from outbox where status = 'waiting' and not exists (
       select from finished_work where id = work
       union all select from publication_event where id = work
       union all select from publication_event where 'msg_' || id = digest->>'id'
       union all select from publication_event where article_id = line and type = digest->>'type'
       union all select from sign_in_change where id = work
       union all select from recovery_code where id = work
       union all select from passkey where id = work
     )`,
    // All is looked at once more; what has its message already, gets no second one.
    'update outbox_checkpoint set position = -1',
    'delete from record_verification',
  ],
};

/** Row classes (those of projections, and of the few tables that are not rebuilt) and the migrations, in order. */
export const databaseSchema: DatabaseSchema = {
  entities: projections.flatMap(({ tables }) => tables),
  migrations,
};
