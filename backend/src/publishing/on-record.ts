import type { ModuleOnRecord } from '../audit/contract.js';
import { publications } from './read-models/publications.js';

export const publishingOnRecord: ModuleOnRecord = {
  catalogs: [],
  sentences: [],
  projections: [publications],
};
