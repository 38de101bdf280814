import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SaveConfigurationHandler } from './commands/save-configuration.handler.js';
import { ConfigurationController } from './configuration.controller.js';
import { GetConfigurationHistoryHandler } from './queries/get-configuration-history.query.js';

/** Categories, rules and users as documents that are saved whole. */
@Module({
  imports: [AuditModule],
  controllers: [ConfigurationController],
  providers: [SaveConfigurationHandler, GetConfigurationHistoryHandler],
})
export class ConfigurationModule {}
