import type { ModuleOnRecord } from '../audit/contract.js';
import { deliveryEvents } from './domain/delivery.events.js';
import { siteEvents } from './domain/site.events.js';
import { siteDeliveries } from './read-models/site-deliveries.js';
import { siteList } from './read-models/site-list.js';
import { siteSentences, deliverySentences } from './site-sentences.js';

export const sitesOnRecord: ModuleOnRecord = {
  catalogs: [siteEvents, deliveryEvents],
  sentences: [siteSentences, deliverySentences],
  projections: [siteList, siteDeliveries],
};
