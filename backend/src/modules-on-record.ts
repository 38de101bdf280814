import { authOnRecord } from './auth/on-record.js';
import { personasOnRecord } from './personas/on-record.js';
import { editorialOnRecord } from './editorial/on-record.js';
import { articlesOnRecord } from './articles/on-record.js';
import { proposalsOnRecord } from './proposals/on-record.js';
import { generationOnRecord } from './generation/on-record.js';
import { schedulerOnRecord } from './scheduler/on-record.js';
import { topicsOnRecord } from './topics/on-record.js';
import { mediaOnRecord } from './media/on-record.js';
import { recordOnRecord } from './record/on-record.js';
import { accessTokensOnRecord } from './access-tokens/on-record.js';
import { webhooksOnRecord } from './webhooks/on-record.js';
import { sitesOnRecord } from './sites/on-record.js';
import { credentialsOnRecord } from './credentials/on-record.js';
import { importsOnRecord } from './imports/on-record.js';
import { notificationsOnRecord } from './notifications/on-record.js';
import { qualityOnRecord } from './quality/on-record.js';
import { publishingOnRecord } from './publishing/on-record.js';
import type { ModuleOnRecord } from './audit/contract.js';
import { articleMedia, packageMedia } from './media/read-models/article-media.js';

/** What all modules have on record. */
export const modulesOnRecord: readonly ModuleOnRecord[] = [
  authOnRecord,
  personasOnRecord,
  editorialOnRecord,
  articlesOnRecord({ ofArticle: articleMedia, ofPackage: packageMedia }),
  proposalsOnRecord,
  generationOnRecord,
  schedulerOnRecord,
  topicsOnRecord,
  mediaOnRecord,
  recordOnRecord,
  accessTokensOnRecord,
  webhooksOnRecord,
  sitesOnRecord,
  credentialsOnRecord,
  importsOnRecord,
  notificationsOnRecord,
  qualityOnRecord,
  publishingOnRecord,
];
