import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { StartWork } from '../kernel/start-work.js';
import { HealthController } from './health.controller.js';
import { HealthReport } from './health.report.js';
import { Metrics } from './metrics.js';

/** Global: modules announce the first work of a start, which decides when the application is ready. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthReport, Metrics, StartWork],
  exports: [Metrics, StartWork],
})
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.observe(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
