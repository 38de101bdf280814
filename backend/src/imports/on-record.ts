import type { ModuleOnRecord } from '../audit/contract.js';
import { importEvents } from './domain/import.events.js';
import { importSentences } from './import-sentences.js';
import { importList } from './read-models/import-list.js';

export const importsOnRecord: ModuleOnRecord = {
  catalogs: [importEvents],
  sentences: [importSentences],
  projections: [importList],
};
