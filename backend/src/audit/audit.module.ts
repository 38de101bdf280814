import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { ExportAudit } from './read-models/audit-log/export-audit.query.js';
import { AuditLog } from './read-models/audit-log/audit-log.js';
import { ChangeHistory } from './read-models/audit-log/change-history.js';

/** All changes in sentences, and the history of single things. */
@Module({
  controllers: [AuditController],
  providers: [AuditLog, ChangeHistory, ExportAudit],
  exports: [AuditLog, ChangeHistory],
})
export class AuditModule {}
