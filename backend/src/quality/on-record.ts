import type { ModuleOnRecord } from '../audit/contract.js';
import { quality } from './read-models/quality.projection.js';

export const qualityOnRecord: ModuleOnRecord = {
  catalogs: [],
  sentences: [],
  projections: [quality],
};
