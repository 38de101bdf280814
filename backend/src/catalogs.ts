import { accessTokenEvents } from './access-tokens/domain/access-token.events.js';
import { articleEvents } from './articles/domain/article.events.js';
import { batchEvents } from './generation/domain/batch.events.js';
import { generationEvents } from './generation/domain/generation.events.js';
import { weeklyQuotaEvents } from './generation/domain/weekly-quota.events.js';
import { userEvents } from './auth/domain/user.events.js';
import { categoryEvents } from './editorial/domain/categories.events.js';
import { editorialRulesEvents } from './editorial/domain/editorial-rules.events.js';
import { captionsEvents } from './media/captions/domain/captions.events.js';
import { headerImagesEvents } from './media/images/domain/header-images.events.js';
import { certificateEvents } from './credentials/domain/certificate.events.js';
import { signedImagesEvents } from './credentials/domain/signed-images.events.js';
import { signedPackagesEvents } from './credentials/domain/signed-packages.events.js';
import { personaEvents } from './personas/domain/persona.events.js';
import { uniqueNameEvents } from './personas/domain/unique-name.events.js';
import { proposalsEvents } from './proposals/domain/proposals.events.js';
import { importEvents } from './imports/domain/import.events.js';
import type { EventCatalog } from './platform/event-sourcing/event-catalog.js';
import { recordEvents } from './record/domain/record.events.js';
import { scheduledRunEvents } from './scheduler/domain/scheduled-run.events.js';
import { schedulerEvents } from './scheduler/domain/scheduler.events.js';
import { deliveryEvents } from './sites/domain/delivery.events.js';
import { siteEvents } from './sites/domain/site.events.js';
import { topicEvents } from './topics/domain/topic.events.js';
import { webhookEvents } from './webhooks/domain/webhook.events.js';

/**
 * Every event that the product writes, by stream. Documentation, golden samples and decoding are based on this list.
 */
export const catalogs: readonly EventCatalog[] = [
  userEvents,
  personaEvents,
  uniqueNameEvents,
  categoryEvents,
  editorialRulesEvents,
  articleEvents,
  proposalsEvents,
  batchEvents,
  generationEvents,
  weeklyQuotaEvents,
  schedulerEvents,
  scheduledRunEvents,
  topicEvents,
  headerImagesEvents,
  captionsEvents,
  recordEvents,
  accessTokenEvents,
  webhookEvents,
  siteEvents,
  deliveryEvents,
  certificateEvents,
  signedImagesEvents,
  signedPackagesEvents,
  importEvents,
];
