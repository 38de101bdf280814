import { Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { TakesFile } from '../platform/http/input/takes-file.js';
import { fileIn } from '../platform/http/server/file-body.js';
import { Clock } from '../platform/kernel/clock.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { SigningCertificates, type SigningCertificate } from './certificates/signing-certificates.js';
import { FileChecks } from './checking/file-checks.js';
import { CertificateAnswer, CheckAnswer } from './dto/credentials.dto.js';
import { credentialsOff, ContentCredentials } from './signing/credentials.js';

const longestFile = 20 * 2 ** 20;

/** The certificates of Content Credentials, and the check of a file’s own credentials. */
@ApiTags('credentials')
@Controller('api/credentials')
export class CredentialsController {
  constructor(
    private readonly credentials: ContentCredentials,
    private readonly certificates: SigningCertificates,
    private readonly checks: FileChecks,
    private readonly clock: Clock,
  ) {}

  @Get('certificate')
  @Roles('admin')
  @Operation('Tells which certificate signs Content Credentials.', {
    'not-found': ['credentials-off'],
    unavailable: ['other-certificate'],
  })
  @Answers(CertificateAnswer)
  async certificate(): Promise<CertificateAnswer> {
    const { subject, issuer, fingerprint, notAfter, root } = await this.inForce();
    return { subject, issuer, fingerprint, notAfter, selfMade: root !== null };
  }

  @Get('root.pem')
  @Roles('admin')
  @Operation(
    'Reads the root certificate that the desk made for its own, which the house publishes so that others can trust it.',
    {
      'not-found': ['credentials-off', 'no-own-root'],
      unavailable: ['other-certificate'],
    },
  )
  @Header('Content-Type', 'application/x-pem-file')
  @ApiProduces('application/x-pem-file')
  @ApiOkResponse({ description: 'A certificate in PEM.', schema: { type: 'string' } })
  async root(): Promise<string> {
    const { root } = await this.inForce();
    if (root !== null) return root;
    const detail = 'The certificate was not made here: whoever issued it has its root.';
    throw new DomainError('not-found', 'no-own-root', detail);
  }

  @Post('check')
  @Roles('admin', 'author')
  @Operation('Checks the Content Credentials of a file and stores nothing.', {
    invalid: ['no-file'],
    unsupported: ['not-a-file'],
    'too-large': ['file-too-large'],
    unavailable: ['too-many-files'],
  })
  @TakesFile()
  @Answers(CheckAnswer)
  async check(@Req() request: FastifyRequest): Promise<CheckAnswer> {
    const bytes = await fileIn(request, longestFile);
    const trusted = (await this.certificates.everUsed()).map(({ pem }) => pem).join('\n');
    const { findings, actions, ...manifest } = await this.checks.check({
      bytes,
      trusted,
      now: this.clock.now(),
    });
    return { manifest: { ...manifest, actions: [...actions] }, findings: [...findings] };
  }

  private async inForce(): Promise<SigningCertificate> {
    if (!(await this.credentials.isOn())) throw credentialsOff();
    return this.certificates.inForce();
  }
}
