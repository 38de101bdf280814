import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, Summary, collectDefaultMetrics } from 'prom-client';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import { ProjectionMonitor } from '../projections/projection-monitor.js';

/** Prometheus metrics of this process. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by resolved route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [this.registry],
  });

  private readonly visible = new Summary({
    name: 'append_visible_seconds',
    help: 'Time from an append to its rows being visible, of the last five minutes',
    percentiles: [0.5, 0.99],
    maxAgeSeconds: 300,
    ageBuckets: 5,
    registers: [this.registry],
  });

  constructor(
    private readonly host: HttpAdapterHost,
    monitor: ProjectionMonitor,
    waiters: PositionWaiters,
  ) {
    collectDefaultMetrics({ register: this.registry });
    waiters.waits.subscribe((seconds) => this.visible.observe(seconds));
    const help = 'How long the read models have not followed the record; 0 when they are up to date';
    this.gauge('read_models_behind_seconds', help, async () => {
      const { behindSince } = await monitor.check();
      return behindSince ? (Date.now() - behindSince.getTime()) / 1000 : 0;
    });
  }

  /** Adds a module’s figure, which is read whenever the metrics are read. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => gauge.set(await read()),
    });
  }

  /** Times every request to this server. Streams that stay open are left out, because their length means nothing. */
  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      if (route !== '/api/events') {
        this.requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      }
      done();
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
