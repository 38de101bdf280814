import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { ProofGuard } from '../platform/http/proof/proof.guard.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { PageQuery } from '../platform/http/input/page.js';
import { SuccessAnswer } from '../platform/http/input/success-answer.js';
import { HoldsSecret } from '../platform/http/server/compression.js';
import { Context } from '../platform/http/request/request-context.js';
import { AddWebhook } from './commands/add-webhook.handler.js';
import { ChangeWebhook } from './commands/change-webhook.handler.js';
import { RedeliverWebhookMessage } from './commands/redeliver-webhook-message.handler.js';
import { RemoveWebhook } from './commands/remove-webhook.handler.js';
import { RotateWebhookSecret } from './commands/rotate-webhook-secret.handler.js';
import { TestWebhook } from './commands/test-webhook.handler.js';
import { WebhookDeliveries } from './sending/webhook-deliveries.js';
import { WebhookList } from './read-models/webhook-list.js';
import {
  ChangedWebhookBody,
  NewWebhookAnswer,
  WebhookAnswer,
  WebhookBody,
  WebhookDeliveriesAnswer,
  WebhookDeliveryAnswer,
  WebhooksAnswer,
  WebhookSecretAnswer,
} from './dto/webhooks.dto.js';

@ApiTags('webhooks')
@Roles('admin')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly webhooks: WebhookList,
    private readonly sent: WebhookDeliveries,
  ) {}

  @Get()
  @Operation('Lists the webhooks, without their secrets.')
  @Answers(WebhooksAnswer)
  async list(): Promise<WebhooksAnswer> {
    return { webhooks: await this.webhooks.views() };
  }

  /** A repeat with the same `Idempotency-Key` gets the webhook without its secret, which is shown only once. */
  @Post()
  @Operation('Adds a webhook and shows its secret once.', {
    invalid: ['webhook-address'],
    conflict: ['too-many-webhooks'],
  })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Idempotent<NewWebhookAnswer>((answer) => ({ ...answer, secret: null }))
  @Answers(NewWebhookAnswer, 201)
  async add(
    @Body() { url, events, description = '' }: WebhookBody,
    @Context() context: CommandContext,
  ): Promise<NewWebhookAnswer> {
    const details = { url, events, description };
    const { id, secret } = await this.commands.execute(new AddWebhook(context, details));
    return { webhook: await this.webhooks.view(id), secret };
  }

  @Put(':id')
  @Operation('Changes a webhook, or switches it on or off.', {
    invalid: ['webhook-address'],
    'not-found': ['no-such-webhook'],
  })
  @Answers(WebhookAnswer)
  async change(
    @Param('id') id: string,
    @Body() { isActive, ...details }: ChangedWebhookBody,
    @Context() context: CommandContext,
  ): Promise<WebhookAnswer> {
    await this.commands.execute(new ChangeWebhook(context, id, details, isActive));
    return { webhook: await this.webhooks.view(id) };
  }

  @Delete(':id')
  @Operation('Removes a webhook.', { 'not-found': ['no-such-webhook'] })
  @Answers(SuccessAnswer)
  async remove(@Param('id') id: string, @Context() context: CommandContext): Promise<SuccessAnswer> {
    await this.commands.execute(new RemoveWebhook(context, id));
    return { success: true };
  }

  @Post(':id/rotate')
  @Operation('Gives a webhook a new secret and shows it once.', { 'not-found': ['no-such-webhook'] })
  @UseGuards(ProofGuard)
  @HoldsSecret()
  @Answers(WebhookSecretAnswer)
  async rotate(@Param('id') id: string, @Context() context: CommandContext): Promise<WebhookSecretAnswer> {
    const secret = await this.commands.execute(new RotateWebhookSecret(context, id));
    return { webhook: await this.webhooks.view(id), secret };
  }

  @Post(':id/test')
  @Operation('Sends a test message to a webhook.', { 'not-found': ['no-such-webhook'] })
  @Answers(WebhookDeliveryAnswer)
  async test(@Param('id') id: string, @Context() context: CommandContext): Promise<WebhookDeliveryAnswer> {
    const delivery = await this.commands.execute(new TestWebhook(context, id));
    return { delivery: await this.sent.get(id, delivery) };
  }

  @Get(':id/deliveries')
  @Operation('Lists what was sent to a webhook and the receiver’s answers, newest first.', {
    'not-found': ['no-such-webhook'],
  })
  @Answers(WebhookDeliveriesAnswer)
  deliveries(@Param('id') id: string, @Query() page: PageQuery): Promise<WebhookDeliveriesAnswer> {
    return this.sent.page(id, page);
  }

  @Post(':id/deliveries/:delivery/redeliver')
  @Operation('Sends a message to a webhook again.', {
    'not-found': ['no-such-delivery', 'no-such-webhook'],
    conflict: ['webhook-switched-off'],
  })
  @Answers(WebhookDeliveryAnswer)
  async redeliver(
    @Param('id') id: string,
    @Param('delivery') deliveryId: string,
    @Context() context: CommandContext,
  ): Promise<WebhookDeliveryAnswer> {
    const again = await this.commands.execute(new RedeliverWebhookMessage(context, id, deliveryId));
    return { delivery: await this.sent.get(id, again) };
  }
}
