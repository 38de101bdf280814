import { Global, Module } from '@nestjs/common';
import { StartWork } from '../program/start-work.js';
import { HealthController } from './health.controller.js';
import { HealthReport } from './health.report.js';
import { Metrics } from './metrics.js';

/** Global, because modules announce the first work of a start, which decides when the application is ready. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthReport, Metrics, StartWork],
  exports: [Metrics, StartWork],
})
export class HealthModule {}
