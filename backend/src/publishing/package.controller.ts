import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  GetPackage,
  KnownArticles,
  noSuchArticle,
  noSuchPackage,
  packageNumberIn,
} from '../articles/contract.js';
import { ContentCredentials, credentialsOff, type PackageCredential } from '../credentials/contract.js';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { PublishedPackage, type CredentialAnswer } from './dto/package.dto.js';
import { Publications } from './read-models/publications.js';
import { manifestPath } from './signing/manifest-path.js';
import { SignedPackages } from './signing/signed-packages.js';

/** The packages, with their Content Credentials. */
@ApiTags('articles')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article', 'no-such-package'] })
@Controller('api')
export class PackageController {
  constructor(
    private readonly getPackage: GetPackage,
    private readonly known: KnownArticles,
    private readonly publications: Publications,
    private readonly credentials: ContentCredentials,
    private readonly signed: SignedPackages,
  ) {}

  @Get('articles/drafts/:id/packages/:number')
  @Operation('Reads a package: what was promoted, who promoted it, and what it rests on.')
  @Answers(PublishedPackage)
  async one(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Param('number') number: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedPackage> {
    const found = await this.getPackage.execute(user, id, number);
    const credential = await this.signed.ifInTime(id, found.number);
    if (credential) void reply.header('link', `<${manifestPath(credential)}>; rel="c2pa-manifest"`);
    return { ...found, credential: credentialAnswer(credential) };
  }

  @Get('published/:id/:number/manifest.c2pa')
  @Operation('Reads the manifest (C2PA) of a package, which signs the bytes of its markdown file.', {
    'not-found': ['credentials-off'],
    unavailable: ['other-certificate'],
  })
  @OpenToTokens('articles:read')
  @ApiProduces('application/c2pa')
  @ApiOkResponse({ description: 'A manifest store.', schema: { type: 'string', format: 'binary' } })
  async manifest(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Param('number') number: string,
  ): Promise<StreamableFile> {
    await this.known.assertKnown(user, id);
    // A token may read a package only while its article is promoted.
    if (user.isToken && !(await this.publications.isOut(id))) noSuchArticle();
    const credential = await this.signed.of(id, packageNumberIn(number));
    if (!credential) throw (await this.credentials.isOn()) ? noSuchPackage() : credentialsOff();
    return new StreamableFile(Buffer.from(credential.manifest, 'base64'), { type: 'application/c2pa' });
  }
}

function credentialAnswer(credential: PackageCredential | undefined): CredentialAnswer {
  if (!credential) return { state: 'off' };
  const { issuer, fingerprint, statement, actions, humanOversightLevel } = credential.told;
  const signedAt = new Date(credential.signedAt).toISOString();
  return { state: 'signed', issuer, fingerprint, signedAt, statement, actions, humanOversightLevel };
}
