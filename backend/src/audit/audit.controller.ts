import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Context } from '../platform/http/request/request-context.js';
import {
  AuditAnswer,
  AuditQuery,
  ExportQuery,
  RecentChangesAnswer,
  RecentChangesQuery,
} from './dto/audit.dto.js';
import { ExportAudit } from './read-models/audit-log/export-audit.query.js';
import { AuditLog } from './read-models/audit-log/audit-log.js';

const mediaTypes = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson' };

@ApiTags('audit')
@Roles('admin')
@OpenToTokens('audit:read')
@Controller('api/audit')
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly exportAudit: ExportAudit,
  ) {}

  @Get()
  @Operation('Lists every change, newest first: who did what to what, and when.')
  @Answers(AuditAnswer)
  list(@Query() query: AuditQuery): Promise<AuditAnswer> {
    return this.log.list(query);
  }

  @Get('recent')
  @Operation(
    'Lists the latest changes, with one line for all changes of one kind by the same request or run.',
  )
  @Answers(RecentChangesAnswer)
  async recent(@Query() { limit }: RecentChangesQuery): Promise<RecentChangesAnswer> {
    return { items: await this.log.recent(limit) };
  }

  @Get('export')
  @Operation('Exports the audit log as a file.')
  @ApiProduces('text/csv', 'application/x-ndjson')
  @ApiOkResponse({ description: 'The file, streamed.', schema: { type: 'string' } })
  async export(@Query() query: ExportQuery, @Context() { signal }: CommandContext): Promise<StreamableFile> {
    const { format = 'csv' } = query;
    const file = await this.exportAudit.execute(query, signal);
    const disposition = `attachment; filename="audit.${format}"`;
    return new StreamableFile(file, { type: mediaTypes[format], disposition });
  }
}
