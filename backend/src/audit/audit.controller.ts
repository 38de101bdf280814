import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { Answers } from '../platform/http/answers.js';
import { AuditAnswer, AuditQuery } from './audit.dto.js';
import { ListAudit } from './queries/list-audit.query.js';

@ApiTags('audit')
@Roles('admin')
@Controller('api/audit')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Answers(AuditAnswer)
  list(@Query() query: AuditQuery): Promise<AuditAnswer> {
    return this.queries.execute(new ListAudit(query));
  }
}
