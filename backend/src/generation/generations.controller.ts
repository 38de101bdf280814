import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/server/request-context.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Answers } from '../platform/http/input/answers.js';
import { ApproveOutline } from './commands/approve-outline.handler.js';
import { CancelGeneration } from './commands/cancel-generation.handler.js';
import { RetryGeneration } from './commands/retry-generation.handler.js';
import { madeAnswer } from './generation-answers.js';
import { GenerateArticleAnswer } from './generation.dto.js';
import { ApproveOutlineBody, OneGeneration, OpenGenerations } from './generations.dto.js';
import {
  GetGeneration,
  ListOpenGenerations,
} from './read-models/generation-progress/get-generation.query.js';

@ApiTags('generations')
@Roles('admin', 'author')
@Controller('api/generations')
export class GenerationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(OpenGenerations)
  async open(@CurrentUser() user: SignedInUser): Promise<OpenGenerations> {
    return { items: await this.queries.execute(new ListOpenGenerations(user.id)) };
  }

  @Get(':id')
  @Answers(OneGeneration)
  async generation(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OneGeneration> {
    return { generation: await this.queries.execute(new GetGeneration(user, id)) };
  }

  @Post(':id/outline')
  @Idempotent()
  @Answers(GenerateArticleAnswer, 201)
  async approve(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { outline }: ApproveOutlineBody,
    @Headers('idempotency-key') key: string | undefined,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateArticleAnswer | OneGeneration> {
    const made = await this.commands.execute(new ApproveOutline(context, user, id, outline, key));
    return madeAnswer(this.queries, user, made, reply);
  }

  @Post(':id/retry')
  @Answers(OneGeneration, 202)
  async retry(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Context() context: CommandContext,
  ): Promise<OneGeneration> {
    await this.commands.execute(new RetryGeneration(context, user, id, key));
    return { generation: await this.queries.execute(new GetGeneration(user, id)) };
  }

  @Post(':id/cancel')
  @Idempotent()
  @Answers(OneGeneration)
  async cancel(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Context() context: CommandContext,
  ): Promise<OneGeneration> {
    await this.commands.execute(new CancelGeneration(context, user, id));
    return { generation: await this.queries.execute(new GetGeneration(user, id)) };
  }
}
