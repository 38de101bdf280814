import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { ExportAuditHandler } from './export/export-audit.query.js';
import { AuditLog } from './queries/audit-log.js';
import { ChangeHistory } from './queries/change-history.js';
import { ListAuditHandler } from './queries/list-audit.query.js';

/** Every change in sentences, and the history of single things. */
@Module({
  controllers: [AuditController],
  providers: [AuditLog, ChangeHistory, ListAuditHandler, ExportAuditHandler],
  exports: [ChangeHistory],
})
export class AuditModule {}
