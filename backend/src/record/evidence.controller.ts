import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Readable } from 'node:stream';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { Context } from '../platform/http/server/request-context.js';
import { GetEvidence } from './evidence/get-evidence.query.js';
import { PeriodQuery } from './record.dto.js';

const answer = {
  description: 'A zip archive, streamed.',
  schema: { type: 'string', format: 'binary' },
} as const;

@ApiTags('audit')
@Roles('admin')
@ApiProduces('application/zip')
@Controller('api')
export class EvidenceController {
  constructor(private readonly getEvidence: GetEvidence) {}

  @Get('articles/drafts/:id/evidence')
  @ApiOkResponse(answer)
  ofArticle(@Param('id') article: string, @Context() { signal }: CommandContext): Promise<StreamableFile> {
    return this.file(this.getEvidence.execute({ article }, signal), 'evidence-of-article.zip');
  }

  @Get('audit/evidence')
  @OpenToTokens('audit:read')
  @ApiOkResponse(answer)
  ofPeriod(@Query() period: PeriodQuery, @Context() { signal }: CommandContext): Promise<StreamableFile> {
    return this.file(this.getEvidence.execute(period, signal), 'evidence-of-record.zip');
  }

  private async file(archive: Promise<Readable>, name: string): Promise<StreamableFile> {
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(await archive, { type: 'application/zip', disposition });
  }
}
