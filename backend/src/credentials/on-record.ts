import type { ModuleOnRecord } from '../audit/contract.js';
import { credentialSentences } from './credential-sentences.js';
import { certificateEvents } from './domain/certificate.events.js';
import { signedImagesEvents } from './domain/signed-images.events.js';
import { signedPackagesEvents } from './domain/signed-packages.events.js';
import { packageCredentials } from './read-models/package-credentials.js';

export const credentialsOnRecord: ModuleOnRecord = {
  catalogs: [certificateEvents, signedImagesEvents, signedPackagesEvents],
  sentences: [credentialSentences],
  projections: [packageCredentials],
};
