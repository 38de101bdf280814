import { Body, Controller, Get, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { derivedId, type CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { providerRefusals } from '../platform/ai/provider-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import {
  Context,
  commandIdOf,
  CurrentUser,
  type SignedInUser,
} from '../platform/http/request/request-context.js';
import { GetArticle } from '../articles/contract.js';
import { GenerateArticle } from './commands/generate-article.handler.js';
import { GenerateBatch } from './commands/generate-batch.handler.js';
import {
  BatchProgress,
  BatchQuery,
  GenerateArticleAnswer,
  GenerateArticleBody,
  GenerateBatchBody,
  WeeklyCount,
} from './dto/generation.dto.js';
import { NamedPersonasGuard } from '../personas/contract.js';
import { madeAnswer } from './generation-answers.js';
import { OneGeneration } from './dto/generations.dto.js';
import { GetBatch } from './read-models/batch-progress.js';
import { GenerationList } from './read-models/generation-progress/generation-list.js';
import { WeeklyUse } from './read-models/weekly-use.js';

@ApiTags('articles')
@Roles('admin', 'author')
@Controller('api/articles')
export class GenerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly getBatch: GetBatch,
    private readonly getArticle: GetArticle,
    private readonly generations: GenerationList,
    private readonly weeklyUse: WeeklyUse,
  ) {}

  @Post('generate')
  @Operation(
    'Has an article written, or only its outline at first.',
    {
      invalid: ['unknown-reference'],
      conflict: ['generation-state', 'no-persona-assigned'],
      limited: ['weekly-limit-reached'],
      unavailable: ['lease-lost', 'no-rules-yet'],
    },
    providerRefusals(),
  )
  @UseGuards(NamedPersonasGuard)
  @Idempotent()
  @Answers(GenerateArticleAnswer, 201)
  @ApiResponse({ status: 202, type: OneGeneration, description: 'The outline waits for a person.' })
  async generate(
    @CurrentUser() user: SignedInUser,
    @Body() request: GenerateArticleBody,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateArticleAnswer | OneGeneration> {
    const made = await this.commands.execute(new GenerateArticle(context, user, request));
    return madeAnswer(this.getArticle, this.generations, user, made, reply);
  }

  @Post('generate-flexible-batch')
  @Operation(
    'Has up to twenty articles written, spread evenly over personas and categories.',
    {
      invalid: ['unknown-reference'],
      conflict: ['no-persona-assigned'],
      limited: ['weekly-limit-reached'],
      'provider-failed': ['batch-failed'],
      unavailable: ['lease-lost', 'no-rules-yet'],
    },
    providerRefusals(),
  )
  @UseGuards(NamedPersonasGuard)
  @Idempotent()
  @Answers(BatchProgress, 201)
  async generateBatch(
    @CurrentUser() user: SignedInUser,
    @Body() request: GenerateBatchBody,
    @Context() context: CommandContext,
  ): Promise<BatchProgress> {
    const batchId = await this.commands.execute(new GenerateBatch(context, user, request));
    return this.getBatch.execute(user, batchId);
  }

  @Get('batches')
  @Operation('Reads the progress of the batch that was requested with an `Idempotency-Key`.', {
    'not-found': ['no-such-batch'],
  })
  @Answers(BatchProgress)
  batchByKey(@CurrentUser() user: SignedInUser, @Query() { key }: BatchQuery): Promise<BatchProgress> {
    return this.getBatch.execute(user, derivedId(commandIdOf(user.id, key), 'batch'));
  }

  @Get('batches/:id')
  @Operation('Reads the progress of a batch.', { 'not-found': ['no-such-batch'] })
  @Answers(BatchProgress)
  batch(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<BatchProgress> {
    return this.getBatch.execute(user, id);
  }

  @Get('weekly-count')
  @Operation('Counts the articles that the author has had written this week.')
  @Roles('author')
  @Answers(WeeklyCount)
  weeklyCount(@CurrentUser() user: SignedInUser): Promise<WeeklyCount> {
    return this.weeklyUse.count(user.id);
  }
}
