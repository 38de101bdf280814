import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/request/request-context.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { Operation } from '../platform/http/description/operation.js';
import { providerRefusals } from '../platform/ai/provider-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { GetArticle } from '../articles/contract.js';
import { ApproveOutline } from './commands/approve-outline.handler.js';
import { CancelGeneration } from './commands/cancel-generation.handler.js';
import { RetryGeneration } from './commands/retry-generation.handler.js';
import { madeAnswer } from './generation-answers.js';
import { GenerateArticleAnswer } from './dto/generation.dto.js';
import { OneGeneration, OpenGenerations } from './dto/generations.dto.js';
import { ApproveOutlineBody } from './dto/outline.dto.js';
import { GenerationList } from './read-models/generation-progress/generation-list.js';

@ApiTags('generations')
@Roles('admin', 'author')
@Controller('api/generations')
export class GenerationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly getArticle: GetArticle,
    private readonly generations: GenerationList,
  ) {}

  @Get()
  @Operation('Lists the user’s generations that are under way or wait for a person.')
  @Answers(OpenGenerations)
  async open(@CurrentUser() user: SignedInUser): Promise<OpenGenerations> {
    return { items: await this.generations.open(user.id) };
  }

  @Get(':id')
  @Operation('Reads the progress of a generation.', { 'not-found': ['no-such-generation'] })
  @Answers(OneGeneration)
  async generation(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OneGeneration> {
    return { generation: await this.generations.one(user, id) };
  }

  @Post(':id/outline')
  @Operation(
    'Approves an outline, changed or unchanged, and has the article written.',
    {
      'not-found': ['no-such-generation'],
      conflict: ['generation-state'],
      limited: ['weekly-limit-reached'],
      unavailable: ['lease-lost', 'no-rules-yet'],
    },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(GenerateArticleAnswer, 201)
  async approve(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { outline, passages }: ApproveOutlineBody,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateArticleAnswer | OneGeneration> {
    const made = await this.commands.execute(new ApproveOutline(context, user, id, outline, passages));
    return madeAnswer(this.getArticle, this.generations, user, made, reply);
  }

  @Post(':id/retry')
  @Operation('Continues a failed generation from the step that failed.', {
    'not-found': ['no-such-generation'],
    conflict: ['generation-state'],
    limited: ['ai-quota', 'weekly-limit-reached'],
    unavailable: ['lease-lost'],
  })
  @Idempotent()
  @Answers(OneGeneration, 202)
  async retry(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Context() context: CommandContext,
  ): Promise<OneGeneration> {
    await this.commands.execute(new RetryGeneration(context, user, id));
    return { generation: await this.generations.one(user, id) };
  }

  @Post(':id/cancel')
  @Operation('Cancels a generation that has not finished.', {
    'not-found': ['no-such-generation'],
    conflict: ['generation-state'],
  })
  @Idempotent()
  @Answers(OneGeneration)
  async cancel(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Context() context: CommandContext,
  ): Promise<OneGeneration> {
    await this.commands.execute(new CancelGeneration(context, user, id));
    return { generation: await this.generations.one(user, id) };
  }
}
