import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/access.js';
import { HealthReport, type ReadyReport } from './health.report.js';
import { Metrics } from './metrics.js';

/** For operators and probes; no session needed, nothing of the content shown. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly report: HealthReport,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  live(): { status: 'alive' } {
    return { status: 'alive' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyReport> {
    const report = await this.report.ready();
    if (report.status === 'unavailable') void reply.status(503);
    return report;
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus(): Promise<string> {
    return this.metrics.text();
  }
}
