import { Platform1795000000001 } from './platform/database/platform.migration.js';
import { Auth1795000000100 } from './migrations/1795000000100-auth.js';
import { PersonasAndEditorial1795000000200 } from './migrations/1795000000200-personas-and-editorial.js';
import { Articles1795000000300 } from './migrations/1795000000300-articles.js';
import { Audit1795000000400 } from './migrations/1795000000400-audit.js';
import { Topics1795000000500 } from './migrations/1795000000500-topics.js';
import { HeaderImages1795000000600 } from './migrations/1795000000600-header-images.js';
import { Captions1795000000610 } from './migrations/1795000000610-captions.js';
import { Scheduler1795000000700 } from './migrations/1795000000700-scheduler.js';
import { Notifications1795000000710 } from './migrations/1795000000710-notifications.js';
import { ShownNames1795000000800 } from './migrations/1795000000800-shown-names.js';
import { RemovedCategories1795000000810 } from './migrations/1795000000810-removed-categories.js';
import { CheckpointEvents1795000000820 } from './platform/database/checkpoint-events.migration.js';
import { Advice1795000000830 } from './migrations/1795000000830-advice.js';
import { StreamSnapshots1795000000840 } from './platform/database/stream-snapshots.migration.js';
import { DismissedFindings1795000000850 } from './migrations/1795000000850-dismissed-findings.js';
import { Record1795000000900 } from './migrations/1795000000900-record.js';
import { ArticleTotals1795000000911 } from './migrations/1795000000911-article-totals.js';
import { Generations1795000000921 } from './migrations/1795000000921-generations.js';
import { GenerationCalls1795000000922 } from './migrations/1795000000922-generation-calls.js';
import { OpenGenerations1795000000930 } from './migrations/1795000000930-open-generations.js';
import { Critiques1795000000931 } from './migrations/1795000000931-critiques.js';
import { ArticlePackages1795000000941 } from './migrations/1795000000941-article-packages.js';
import { ArticleOrigins1795000000942 } from './migrations/1795000000942-article-origins.js';
import { AccessTokens1795000000951 } from './migrations/1795000000951-access-tokens.js';
import { Webhooks1795000000952 } from './migrations/1795000000952-webhooks.js';
import { Proposals1795000000961 } from './migrations/1795000000961-proposals.js';
import { CaptionRevisions1795000000971 } from './migrations/1795000000971-caption-revisions.js';
import { Quality1795000000972 } from './migrations/1795000000972-quality.js';
import { QualitySteps1795000000973 } from './migrations/1795000000973-quality-steps.js';
import { KeptFindings1795000000980 } from './migrations/1795000000980-kept-findings.js';
import { RecordVerification1795000000981 } from './migrations/1795000000981-record-verification.js';
import { ProposalHunks1795000000985 } from './migrations/1795000000985-proposal-hunks.js';
import { OriginsAnew1795000001001 } from './migrations/1795000001001-origins-anew.js';
import { ArticleReviews1795000002001 } from './migrations/1795000002001-article-reviews.js';
import { TokenCreators1795000002002 } from './migrations/1795000002002-token-creators.js';
import { QualityCalls1795000002011 } from './migrations/1795000002011-quality-calls.js';
import { KeptComparisons1795000002012 } from './migrations/1795000002012-kept-comparisons.js';
import { PersonaValues1795000002013 } from './migrations/1795000002013-persona-values.js';
import { LostOrigins1795000002014 } from './migrations/1795000002014-lost-origins.js';
import { PromotionLeaves1795000002015 } from './migrations/1795000002015-promotion-leaves.js';
import { RoomForEdits1795000002016 } from './migrations/1795000002016-room-for-edits.js';
import { ShortSearchQueue1795000002017 } from './migrations/1795000002017-short-search-queue.js';
import { ListsFromAnIndex1795000002018 } from './migrations/1795000002018-lists-from-an-index.js';
import { ArticleStates1795000002019 } from './migrations/1795000002019-article-states.js';
import { SnapshotsOfArticleStates1795000002020 } from './migrations/1795000002020-snapshots-of-article-states.js';
import { TitlesOfRevisions1795000002021 } from './migrations/1795000002021-titles-of-revisions.js';
import { SwitchedOffWebhooks1795000002040 } from './migrations/1795000002040-switched-off-webhooks.js';
import { EventsOfKeptRows1795000002050 } from './migrations/1795000002050-events-of-kept-rows.js';
import { KeysOfDismissals1795000002051 } from './migrations/1795000002051-keys-of-dismissals.js';
import { MessageIds1795000002090 } from './migrations/1795000002090-message-ids.js';
import { CausesOfFailures1795000002100 } from './migrations/1795000002100-causes-of-failures.js';
import { RunsOfKeptFindings1795000002110 } from './migrations/1795000002110-runs-of-kept-findings.js';
import { KeptReplays1795000002120 } from './migrations/1795000002120-kept-replays.js';
import { LineFeeds1795000002140 } from './migrations/1795000002140-line-feeds.js';
import { SearchForms1795000002150 } from './migrations/1795000002150-search-forms.js';
import { RulesInTheirOrder1795000002151 } from './migrations/1795000002151-rules-in-their-order.js';
import { PackageCredentials1795000002160 } from './migrations/1795000002160-package-credentials.js';
import { ImageCredentials1795000002165 } from './migrations/1795000002165-image-credentials.js';
import { CaptionApprovals1795000002170 } from './migrations/1795000002170-caption-approvals.js';
import { ToldSessions1795000002172 } from './migrations/1795000002172-told-sessions.js';
import { SecondFactor1795000002173 } from './migrations/1795000002173-second-factor.js';
import { Reviews1795000002175 } from './migrations/1795000002175-reviews.js';
import { CachedTokens1795000002180 } from './migrations/1795000002180-cached-tokens.js';
import { GivenAddresses1795000002181 } from './migrations/1795000002181-given-addresses.js';
import { WrittenGenerations1795000002239 } from './migrations/1795000002239-written-generations.js';
import { ProposedTitles1795000002370 } from './migrations/1795000002370-proposed-titles.js';
import { SummariesOfRevisions1795000002371 } from './migrations/1795000002371-summaries-of-revisions.js';
import { Research1795000002380 } from './migrations/1795000002380-research.js';
import { Passkeys1795000002400 } from './migrations/1795000002400-passkeys.js';
import { SignOn1795000002410 } from './migrations/1795000002410-sign-on.js';
import { SessionLimits1795000002420 } from './migrations/1795000002420-session-limits.js';
import { ImportedArticles1795000002430 } from './migrations/1795000002430-imported-articles.js';
import { Imports1795000002431 } from './migrations/1795000002431-imports.js';
import { FeedAddresses1795000002450 } from './migrations/1795000002450-feed-addresses.js';
import { Sites1795000002460 } from './migrations/1795000002460-sites.js';
import { SignInNews1795000002500 } from './migrations/1795000002500-sign-in-news.js';
import { ImagesOfImports1795000002510 } from './migrations/1795000002510-images-of-imports.js';
import { CountsOfImports1795000002520 } from './migrations/1795000002520-counts-of-imports.js';
import { PublishedOfPersona1795000002550 } from './migrations/1795000002550-published-of-persona.js';

import type { DatabaseSchema } from './platform/database/data-source.js';

/** All changes of the tables, in the order in which they are made. */
export const migrations: DatabaseSchema['migrations'] = [
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
  ToldSessions1795000002172,
  SecondFactor1795000002173,
  Reviews1795000002175,
  CachedTokens1795000002180,
  GivenAddresses1795000002181,
  WrittenGenerations1795000002239,
  ProposedTitles1795000002370,
  SummariesOfRevisions1795000002371,
  Research1795000002380,
  Passkeys1795000002400,
  SignOn1795000002410,
  SessionLimits1795000002420,
  ImportedArticles1795000002430,
  Imports1795000002431,
  FeedAddresses1795000002450,
  Sites1795000002460,
  SignInNews1795000002500,
  ImagesOfImports1795000002510,
  CountsOfImports1795000002520,
  PublishedOfPersona1795000002550,
];
