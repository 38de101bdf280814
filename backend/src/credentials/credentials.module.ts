import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { CertificateWarnings } from './warnings/certificate-warnings.js';
import { SigningCertificates } from './certificates/signing-certificates.js';
import { FileChecks } from './checking/file-checks.js';
import { CredentialsController } from './credentials.controller.js';
import { PackageCredentials } from './read-models/package-credentials.js';
import { ImageCredentials } from './signing/image-credentials.js';
import { ContentCredentials } from './signing/credentials.js';

/** Content Credentials: a file that leaves the desk says how it was made, and can prove it. */
@Module({
  imports: [EditorialModule],
  controllers: [CredentialsController],
  providers: [
    SigningCertificates,
    ContentCredentials,
    ImageCredentials,
    PackageCredentials,
    CertificateWarnings,
    FileChecks,
  ],
  exports: [ContentCredentials, ImageCredentials, PackageCredentials, SigningCertificates],
})
export class CredentialsModule {}
