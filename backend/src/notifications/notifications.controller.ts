import { Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { PageQuery } from '../platform/http/input/page.js';
import { Context } from '../platform/http/request/request-context.js';
import { SendTestMessages } from './commands/send-test-messages.handler.js';
import { DeliveriesAnswer, TestAnswer } from './dto/notifications.dto.js';
import { ListDeliveries } from './outbox/list-deliveries.js';

@ApiTags('notifications')
@Roles('admin')
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly listDeliveries: ListDeliveries,
  ) {}

  @Post('test')
  @Operation('Sends a test message through each channel.')
  @Answers(TestAnswer)
  async test(@Context() context: CommandContext): Promise<TestAnswer> {
    return { results: await this.commands.execute(new SendTestMessages(context)) };
  }

  @Get('deliveries')
  @Operation('Lists the messages, newest first, with their errors.')
  @Answers(DeliveriesAnswer)
  deliveries(@Query() page: PageQuery): Promise<DeliveriesAnswer> {
    return this.listDeliveries.execute(page);
  }
}
