import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { CertificateWarnings } from './warnings/certificate-warnings.js';
import { SigningCertificates } from './certificates/signing-certificates.js';
import { FileChecks } from './checking/file-checks.js';
import { CredentialsController } from './credentials.controller.js';
import { PackageCredentials } from './read-models/package-credentials.js';
import { ImageCredentials } from './signing/image-credentials.js';
import { Credentials } from './signing/credentials.js';

/** Content Credentials: what leaves the desk says by itself how it was made, and can prove it. */
@Module({
  imports: [EditorialModule],
  controllers: [CredentialsController],
  providers: [
    SigningCertificates,
    Credentials,
    ImageCredentials,
    PackageCredentials,
    CertificateWarnings,
    FileChecks,
  ],
  exports: [Credentials, ImageCredentials, PackageCredentials, SigningCertificates],
})
export class CredentialsModule {}
