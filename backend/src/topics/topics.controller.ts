import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { providerRefusals } from '../platform/ai/provider-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { DeleteIdea } from './commands/delete-idea.handler.js';
import { GenerateCustom } from './commands/generate-custom.handler.js';
import { GenerateWeekly } from './commands/generate-weekly.handler.js';
import { noSuchIdea } from './domain/topics.decider.js';
import { TopicIdeaList, type Counted } from './read-models/topic-ideas/topic-idea-list.js';
import {
  CustomIdeaBody,
  IdeaDeleted,
  TopicBatch,
  TopicBatchAnswer,
  TopicIdea,
  TopicIdeaAnswer,
  TopicsQuery,
} from './dto/topics.dto.js';

@ApiTags('topics')
@Roles('admin', 'author')
@Controller('api/topic-generator')
export class TopicsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly ideas: TopicIdeaList,
  ) {}

  @Get('weekly')
  @Operation('Lists the weekly batches of ideas, newest first.')
  @Answers([TopicBatch])
  async weekly(
    @CurrentUser() user: SignedInUser,
    @Query() { before }: TopicsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TopicBatch[]> {
    return counted(reply, await this.ideas.weekly(user, before));
  }

  @Get('custom')
  @Operation('Lists the custom ideas, newest first.')
  @Answers([TopicIdea])
  async custom(
    @CurrentUser() user: SignedInUser,
    @Query() { before }: TopicsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TopicIdea[]> {
    return counted(reply, await this.ideas.custom(user, before));
  }

  @Post('generate-weekly')
  @Operation(
    'Has a batch of ideas made.',
    { 'provider-failed': ['ideas-unusable', 'repeated-title'] },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(TopicBatchAnswer, 201)
  async generateWeekly(
    @CurrentUser() user: SignedInUser,
    @Context() context: CommandContext,
  ): Promise<TopicBatchAnswer> {
    const batchId = await this.commands.execute(new GenerateWeekly(context, user.id));
    const { items } = await this.ideas.weekly(user, undefined, batchId);
    return { batch: items[0] ?? noSuchIdea() };
  }

  @Post('generate-custom')
  @Operation(
    'Has one idea made, from a prompt if there is one.',
    { 'provider-failed': ['ideas-unusable', 'repeated-title'] },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(TopicIdeaAnswer, 201)
  async generateCustom(
    @CurrentUser() user: SignedInUser,
    @Body() { prompt }: CustomIdeaBody,
    @Context() context: CommandContext,
  ): Promise<TopicIdeaAnswer> {
    const id = await this.commands.execute(new GenerateCustom(context, user.id, prompt));
    return { idea: await this.ideas.one(user, id) };
  }

  @Get('idea/:id')
  @Operation('Reads an idea.', { 'not-found': ['no-such-idea'] })
  @Answers(TopicIdeaAnswer)
  async idea(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<TopicIdeaAnswer> {
    return { idea: await this.ideas.one(user, id) };
  }

  @Delete('idea/:id')
  @Operation('Deletes an idea.', { 'not-found': ['no-such-idea'] })
  @Answers(IdeaDeleted)
  async delete(@Param('id') id: string, @Context() context: CommandContext): Promise<IdeaDeleted> {
    await this.commands.execute(new DeleteIdea(context, id));
    return { success: true };
  }
}

/** Returns the list, and puts the number of all its ideas, listed here or not, in a header. */
function counted<Item>(reply: FastifyReply, { total, items }: Counted<Item>): Item[] {
  void reply.header('x-total-count', total);
  return items;
}
