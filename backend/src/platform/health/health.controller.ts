import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import { type Settings, SETTINGS } from '../config/settings.js';
import { DomainError } from '../kernel/domain-error.js';
import { Public } from '../http/access/access.js';
import { isFromHere } from '../http/server/loopback.js';
import { SessionLookup } from '../http/access/session-lookup.js';
import { HealthReport, type ReadyReport, type ReadySummary } from './health.report.js';
import { Metrics } from './metrics.js';

/**
 * Health and metrics for operators and probes, without a session. Everyone else learns whether the server is ready, but
 * not why.
 */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly report: HealthReport,
    private readonly metrics: Metrics,
    private readonly sessions: SessionLookup,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('health/live')
  live(): { status: 'alive' } {
    return { status: 'alive' };
  }

  @Get('health/ready')
  async ready(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadyReport | ReadySummary> {
    const report = await this.report.ready();
    if (report.status === 'unavailable') void reply.status(503);
    const { parked: _parked, version: _version, readModels, ...rest } = report;
    const { trouble: _trouble, ...progress } = readModels;
    return (await this.isOperator(request)) ? report : { ...rest, readModels: progress };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async prometheus(@Req() request: FastifyRequest): Promise<string> {
    if (this.isFromHere(request) || this.hasToken(request)) return this.metrics.text();
    throw new DomainError(
      'forbidden',
      'metrics-token',
      'Metrics are only available on this machine or with the metrics token.',
    );
  }

  /** While sessions cannot be read, nobody from another machine counts as an operator. */
  private async isOperator(request: FastifyRequest): Promise<boolean> {
    if (this.isFromHere(request)) return true;
    const user = await this.sessions.find(request).catch(() => undefined);
    return user?.role === 'admin' && !user.mustChangePassword;
  }

  private isFromHere(request: FastifyRequest): boolean {
    return isFromHere(request, this.settings.publicUrl);
  }

  private hasToken({ headers }: FastifyRequest): boolean {
    const { metricsToken } = this.settings;
    if (metricsToken === undefined) return false;
    const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
  }
}
