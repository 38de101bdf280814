import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { PromptAnswer, PromptQuery } from './dto/prompts.dto.js';
import { RevisionPrompts } from './prompt-history/revision-prompts.js';

@ApiTags('articles')
@Roles('admin')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id/prompt')
export class PromptsController {
  constructor(private readonly prompts: RevisionPrompts) {}

  @Get()
  @Operation('Reads the prompt that a model was given for a revision, or would be given today.', {
    'not-found': ['article-imported', 'no-such-proposal', 'no-such-revision', 'prompt-not-kept'],
    conflict: ['cannot-be-asked'],
  })
  @Answers(PromptAnswer)
  prompt(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() { revision, as = 'then' }: PromptQuery,
  ): Promise<PromptAnswer> {
    return this.prompts.of(user, id, revision, as);
  }
}
