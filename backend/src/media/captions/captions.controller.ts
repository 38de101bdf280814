import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Done } from '../../articles/contract.js';
import { ContentCredentials } from '../../credentials/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { providerRefusals } from '../../platform/ai/provider-refusal.js';
import { Answers } from '../../platform/http/input/answers.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { captionLabels } from './caption-labels.js';
import { ApproveCaption } from './commands/approve-caption.handler.js';
import {
  ApproveCaptionBody,
  CaptionLabels,
  CaptionsAnswer,
  GenerateCaptionsBody,
} from './dto/captions.dto.js';
import { GenerateCaptions } from './commands/generate-captions.handler.js';

@ApiTags('captions')
@Roles('admin', 'author')
@Controller('api/social-generator')
export class CaptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly credentials: ContentCredentials,
  ) {}

  @Post('generate')
  @Operation(
    'Has social captions written for a promoted article.',
    {
      'not-found': ['no-such-article'],
      conflict: ['article-not-promoted', 'no-such-caption'],
      'provider-failed': ['captions-faulty'],
      unavailable: ['no-rules-yet'],
    },
    providerRefusals(),
  )
  @Idempotent()
  @Answers(CaptionsAnswer)
  generate(
    @CurrentUser() user: SignedInUser,
    @Body() request: GenerateCaptionsBody,
    @Context() context: CommandContext,
  ): Promise<CaptionsAnswer> {
    return this.commands.execute(new GenerateCaptions(context, user, request));
  }

  @Post('approve')
  @Operation('Approves a caption with exactly the words that were read.', {
    'not-found': ['no-such-article'],
    conflict: ['article-not-promoted', 'caption-changed'],
  })
  @Answers(Done)
  async approve(
    @CurrentUser() user: SignedInUser,
    @Body() { articleId, caption, words }: ApproveCaptionBody,
    @Context() context: CommandContext,
  ): Promise<Done> {
    await this.commands.execute(new ApproveCaption(context, user, articleId, caption, words));
    return { success: true };
  }

  @Get('labels')
  @Operation('Reads the labels that tell readers who wrote a caption, as the house’s rules want them.')
  @Answers(CaptionLabels)
  async labels(): Promise<CaptionLabels> {
    return captionLabels(await this.credentials.inRules());
  }
}
