import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { SiteFailure, type CheckedPoint } from '../builders/site-builder.js';
import { SiteBuilders } from '../builders/site-builders.js';
import { SiteList } from '../read-models/site-list.js';

/** Checks whether articles can be sent to a site, without changing anything here or there. */
export class CheckSite extends Command<readonly CheckedPoint[]> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(CheckSite)
export class CheckSiteHandler implements ICommandHandler<CheckSite> {
  constructor(
    private readonly sites: SiteList,
    private readonly builders: SiteBuilders,
  ) {}

  async execute({ context, id }: CheckSite): Promise<readonly CheckedPoint[]> {
    const site = await this.sites.get(id);
    const signal = AbortSignal.any(context.signal ? [context.signal] : []);
    try {
      const builder = await this.builders.of(site, signal);
      return await builder.check();
    } catch (error) {
      if (!(error instanceof SiteFailure)) throw error;
      return [{ point: 'sign-in', ok: false, message: error.message }];
    }
  }
}
