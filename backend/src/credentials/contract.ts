/**
 * The certificate that signs everything that leaves the desk, and the promoted packages and pictures that it has
 * signed.
 * Streams: credentials-house, signedPackages-<article>, signedImages-<article>.
 * Tables: package_credential.
 * Joined by others: package_credential (publishing).
 */

export { ImageCredentials } from './signing/image-credentials.js';
export { ContentCredentials, credentialsOff, type CredentialSettings } from './signing/credentials.js';
export {
  actionsOf,
  addressOf,
  isOfArchive,
  oversightOf,
  sourceTypeOf,
  type SourceType,
} from './statements/actions.js';
export type { ImageFacts, TextFacts, WordOrigins } from './statements/facts.js';
export { textStatement } from './statements/text-statement.js';
export { PackageCredentials, type PackageCredential } from './read-models/package-credentials.js';
export type { SignedImage } from './domain/signed-images.events.js';
export { signedPackagesDecider } from './domain/signed-packages.decider.js';
export { ActionAnswer } from './dto/credentials.dto.js';
export type { UsedCertificate } from './domain/certificate.decider.js';
export { SigningCertificates } from './certificates/signing-certificates.js';
export { faultOfCertificates } from './certificates/recorded-certificates.js';
