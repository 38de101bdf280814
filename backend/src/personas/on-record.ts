import type { ModuleOnRecord } from '../audit/contract.js';
import { personaEvents } from './domain/persona.events.js';
import { uniqueNameEvents } from './domain/unique-name.events.js';
import { personaSentences, uniqueNameSentences } from './persona-sentences.js';
import { personaList } from './read-models/persona-list.js';
import { personaValues } from './read-models/persona-values.js';
import { removedCategories } from './read-models/removed-categories.js';

export const personasOnRecord: ModuleOnRecord = {
  catalogs: [personaEvents, uniqueNameEvents],
  sentences: [personaSentences, uniqueNameSentences],
  projections: [personaList, personaValues, removedCategories],
};
