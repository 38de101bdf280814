import type { ModuleOnRecord } from '../audit/contract.js';
import { captionsSentences } from './captions/caption-sentences.js';
import { captionsEvents } from './captions/domain/captions.events.js';
import { headerImagesEvents } from './images/domain/header-images.events.js';
import { headerImagesSentences } from './images/image-sentences.js';
import { imageSets } from './images/read-models/image-sets.js';

export const mediaOnRecord: ModuleOnRecord = {
  catalogs: [headerImagesEvents, captionsEvents],
  sentences: [headerImagesSentences, captionsSentences],
  projections: [imageSets],
};
