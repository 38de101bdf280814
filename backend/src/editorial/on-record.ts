import type { ModuleOnRecord } from '../audit/contract.js';
import { categoryEvents } from './domain/categories.events.js';
import { editorialRulesEvents } from './domain/editorial-rules.events.js';
import { categorySentences, editorialRulesSentences } from './editorial-sentences.js';
import { categoryList } from './read-models/category-list.js';
import { editorialRulesByRevision } from './read-models/editorial-rules.js';

export const editorialOnRecord: ModuleOnRecord = {
  catalogs: [categoryEvents, editorialRulesEvents],
  sentences: [categorySentences, editorialRulesSentences],
  projections: [categoryList, editorialRulesByRevision],
};
