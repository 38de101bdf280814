import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NotificationSwitches } from '../domain/scheduler.decider.js';
import { house } from '../domain/scheduler.events.js';
import { SchedulerRow, type ClaimColumns } from '../projections/scheduler.row.js';

interface CurrentSettings {
  /** False: the article job is paused. */
  readonly enabled: boolean;
  readonly notifications: NotificationSwitches;
  /** The run of the article job in progress. */
  readonly claim: ClaimColumns | null;
}

/** What the weekly jobs go by, as it is now. */
@Injectable()
export class SchedulerSettings {
  constructor(private readonly dataSource: DataSource) {}

  async current(): Promise<CurrentSettings> {
    const row = await this.dataSource.getRepository(SchedulerRow).findOneBy({ id: house });
    // In the first moments of a first start there is no row yet, and everything is as at first.
    const { enabled = true, slack = true, email = true, claim = null } = row ?? {};
    return { enabled, notifications: { slack, email }, claim };
  }
}
