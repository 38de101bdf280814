import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Answers } from '../platform/http/input/answers.js';
import { PageQuery } from '../platform/http/input/page.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Context } from '../platform/http/request/request-context.js';
import { AddSite } from './commands/add-site.handler.js';
import { ChangeSite } from './commands/change-site.handler.js';
import { CheckSite } from './commands/check-site.handler.js';
import { RemoveSite } from './commands/remove-site.handler.js';
import { SendAgain } from './commands/send-again.handler.js';
import { SiteLog } from './delivery/site-log.js';
import {
  ChangedSiteBody,
  SendAgainBody,
  SiteAnswer,
  SiteBody,
  SiteCheckAnswer,
  SiteDeliveriesAnswer,
  SiteDeliveryAnswer,
  SitesAnswer,
} from './dto/sites.dto.js';
import { SiteList } from './read-models/site-list.js';

const refused = ['site-address', 'site-credentials', 'site-form'];

@ApiTags('sites')
@Roles('admin')
@Controller('api/sites')
export class SitesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sites: SiteList,
    private readonly log: SiteLog,
  ) {}

  @Get()
  @Operation('Lists the sites that promoted articles are sent to, without their credentials.')
  @Answers(SitesAnswer)
  async list(): Promise<SitesAnswer> {
    return { sites: await this.sites.views() };
  }

  @Post()
  @Operation('Adds a site.', { invalid: refused, conflict: ['too-many-sites'] })
  @UseGuards(ProofGuard)
  @Idempotent()
  @Answers(SiteAnswer, 201)
  async add(
    @Body() { credentials = {}, ...site }: SiteBody,
    @Context() context: CommandContext,
  ): Promise<SiteAnswer> {
    const id = await this.commands.execute(new AddSite(context, site, credentials));
    return { site: await this.sites.view(id) };
  }

  @Put(':id')
  @Operation('Changes a site; new credentials need a proof.', {
    invalid: refused,
    forbidden: ['proof-required'],
    'not-found': ['no-such-site'],
  })
  @Answers(SiteAnswer)
  async change(
    @Param('id') id: string,
    @Body() { credentials, ...details }: ChangedSiteBody,
    @Context() context: CommandContext,
  ): Promise<SiteAnswer> {
    await this.commands.execute(new ChangeSite(context, id, details, credentials));
    return { site: await this.sites.view(id) };
  }

  @Delete(':id')
  @Operation('Removes a site; what was sent to it stays there.', { 'not-found': ['no-such-site'] })
  @Answers(SuccessAnswer)
  async remove(@Param('id') id: string, @Context() context: CommandContext): Promise<SuccessAnswer> {
    await this.commands.execute(new RemoveSite(context, id));
    return { success: true };
  }

  @Post(':id/check')
  @Operation('Checks whether articles can be sent to a site: connection, sign-in, rights and clock.', {
    'not-found': ['no-such-site'],
  })
  @Answers(SiteCheckAnswer)
  async check(@Param('id') id: string, @Context() context: CommandContext): Promise<SiteCheckAnswer> {
    const points = [...(await this.commands.execute(new CheckSite(context, id)))];
    return { ok: points.every(({ ok }) => ok), points };
  }

  @Get(':id/deliveries')
  @Operation('Lists what was sent to a site and the site’s answers, newest first.', {
    'not-found': ['no-such-site'],
  })
  @Answers(SiteDeliveriesAnswer)
  deliveries(@Param('id') id: string, @Query() page: PageQuery): Promise<SiteDeliveriesAnswer> {
    return this.log.page(id, page);
  }

  @Post(':id/deliveries/:delivery/send')
  @Operation('Sends the subject of a delivery to the site again, as it is now.', {
    'not-found': ['no-such-delivery', 'no-such-site'],
  })
  @Answers(SiteDeliveryAnswer)
  async send(
    @Param('id') id: string,
    @Param('delivery') deliveryId: string,
    @Body() { anyway = false }: SendAgainBody,
    @Context() context: CommandContext,
  ): Promise<SiteDeliveryAnswer> {
    const again = await this.commands.execute(new SendAgain(context, id, deliveryId, anyway));
    return { delivery: await this.log.get(id, again) };
  }
}
