import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { HealthController } from './health.controller.js';
import { HealthReport } from './health.report.js';
import { Metrics } from './metrics.js';

@Module({ controllers: [HealthController], providers: [HealthReport, Metrics] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.observe(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
