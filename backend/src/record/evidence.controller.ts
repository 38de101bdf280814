import { Controller, Get, Param, Query, Res, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { finished, type Readable } from 'node:stream';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { Context } from '../platform/http/request/request-context.js';
import { GetEvidence } from './evidence/get-evidence.js';
import { PeriodQuery } from './dto/record.dto.js';

const answer = {
  description: 'A zip archive, streamed.',
  schema: { type: 'string', format: 'binary' },
} as const;

@ApiTags('audit')
@Roles('admin')
@ApiProduces('application/zip')
@Refuses({ unavailable: ['other-signing-key'] })
@Controller('api')
export class EvidenceController {
  constructor(private readonly getEvidence: GetEvidence) {}

  @Get('articles/drafts/:id/evidence')
  @Operation('Packs the evidence about an article: its events, proofs and a verifier.', {
    'not-found': ['no-such-article'],
  })
  @ApiOkResponse(answer)
  ofArticle(
    @Param('id') article: string,
    @Context() { signal }: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.file(reply, this.getEvidence.execute({ article }, signal), 'evidence-of-article.zip');
  }

  @Get('audit/evidence')
  @Operation('Packs the evidence about a period: its events, proofs and a verifier.')
  @OpenToTokens('audit:read')
  @UseGuards(ProofGuard)
  @ApiOkResponse(answer)
  ofPeriod(
    @Query() period: PeriodQuery,
    @Context() { signal }: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.file(reply, this.getEvidence.execute(period, signal), 'evidence-of-record.zip');
  }

  private async file(reply: FastifyReply, made: Promise<Readable>, name: string): Promise<StreamableFile> {
    const archive = await made;
    // The answer to a HEAD request ends at once, and without this the framework would keep writing the archive for
    // nobody.
    finished(reply.raw, () => archive.destroy());
    return new StreamableFile(archive, {
      type: 'application/zip',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
