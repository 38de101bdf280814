import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { builtProgram } from '../platform/program/built-program.js';
import { CertificateWarnings } from './warnings/certificate-warnings.js';
import { SigningCertificates } from './certificates/signing-certificates.js';
import { FileChecks } from './checking/file-checks.js';
import { CredentialsController } from './credentials.controller.js';
import { PackageCredentials } from './read-models/package-credentials.js';
import { Credentials } from './signing/credentials.js';

/** Content Credentials: what leaves the desk says by itself how it was made, and can prove it. */
@Module({
  imports: [EditorialModule],
  controllers: [CredentialsController],
  providers: [
    SigningCertificates,
    Credentials,
    PackageCredentials,
    CertificateWarnings,
    {
      provide: FileChecks,
      useFactory: () => new FileChecks(builtProgram('src/platform/c2pa/check-thread.mjs')),
    },
  ],
  exports: [Credentials, PackageCredentials, SigningCertificates],
})
export class CredentialsModule {}
