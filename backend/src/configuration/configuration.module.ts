import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ConfigurationController } from './configuration.controller.js';

/** Categories, rules and users as documents that are saved as a whole. */
@Module({ imports: [AuditModule], controllers: [ConfigurationController] })
export class ConfigurationModule {}
