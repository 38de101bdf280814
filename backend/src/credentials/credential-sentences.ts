import { about, itsTitle, type Descriptions } from '../audit/contract.js';
import type { CertificateEvent } from './domain/certificate.events.js';
import type { SignedImagesEvent } from './domain/signed-images.events.js';
import type { SignedPackagesEvent } from './domain/signed-packages.events.js';

const article = about('article');

/** Audit sentences of Content Credentials. */
export const credentialSentences: Descriptions<CertificateEvent | SignedImagesEvent | SignedPackagesEvent> = {
  CredentialsCertificateChanged: ({ data: { from, fingerprint } }) => ({
    subject: { kind: 'credentials', id: 'house', title: 'Content Credentials' },
    summary: `${from === null ? 'introduced' : 'changed'} the certificate that signs Content Credentials`,
    changes: [{ field: 'fingerprint', from, to: fingerprint }],
  }),
  ImageSigned: ({ streamId }) => article(streamId, `signed a header image of “${itsTitle}”`),
  PackageSigned: ({ streamId, data: { number } }) =>
    article(streamId, `signed package ${number} of “${itsTitle}”`),
};
