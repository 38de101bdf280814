import type { ModuleOnRecord } from '../audit/contract.js';
import { webhookEvents } from './domain/webhook.events.js';
import { webhookList } from './read-models/webhook-list.js';
import { webhookSentences } from './webhook-sentences.js';

export const webhooksOnRecord: ModuleOnRecord = {
  catalogs: [webhookEvents],
  sentences: [webhookSentences],
  projections: [webhookList],
};
