import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { providerRefusals } from '../../platform/ai/provider-refusal.js';
import { Answers } from '../../platform/http/input/answers.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { CaptionsAnswer, GenerateCaptionsBody } from './dto/captions.dto.js';
import { GenerateCaptions } from './commands/generate-captions.handler.js';

@ApiTags('captions')
@Roles('admin', 'author')
@Controller('api/social-generator')
export class CaptionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('generate')
  @Operation(
    'Has social captions written for a promoted article.',
    {
      'not-found': ['no-such-article'],
      conflict: ['article-not-promoted', 'no-such-caption'],
      'provider-failed': ['captions-faulty'],
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
}
