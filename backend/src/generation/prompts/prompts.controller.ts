import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/server/request-context.js';
import { Answers } from '../../platform/http/input/answers.js';
import { PromptAnswer, PromptQuery } from './prompts.dto.js';
import { RevisionPrompts } from './revision-prompts.js';

@ApiTags('articles')
@Roles('admin')
@Controller('api/articles/drafts/:id/prompt')
export class PromptsController {
  constructor(private readonly prompts: RevisionPrompts) {}

  @Get()
  @Answers(PromptAnswer)
  prompt(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() { revision, as = 'then' }: PromptQuery,
  ): Promise<PromptAnswer> {
    return this.prompts.of(user, id, revision, as);
  }
}
