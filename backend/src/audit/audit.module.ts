import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './queries/audit-log.js';
import { ListAuditHandler } from './queries/list-audit.query.js';

@Module({
  controllers: [AuditController],
  providers: [AuditLog, ListAuditHandler],
})
export class AuditModule {}
