import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { ExportAuditHandler } from './export/export-audit.query.js';
import { AuditLog } from './queries/audit-log.js';
import { ChangeHistory } from './queries/change-history.js';
import { ListAuditHandler } from './queries/list-audit.query.js';

/** Global, so that every module can show the history of its things. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, ChangeHistory, ListAuditHandler, ExportAuditHandler],
  exports: [ChangeHistory],
})
export class AuditModule {}
