import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/server/request-context.js';
import { Answers } from '../platform/http/input/answers.js';
import { ReadSource } from './queries/read-source.query.js';
import { ReadSourceBody, SourceText } from './sources.dto.js';

@ApiTags('sources')
@Roles('admin', 'author')
@Controller('api/sources')
export class SourcesController {
  constructor(private readonly readSource: ReadSource) {}

  @Post('read')
  @HttpCode(200)
  @Answers(SourceText)
  read(
    @CurrentUser() { id }: SignedInUser,
    @Body() body: ReadSourceBody,
    @Context() { signal }: CommandContext,
  ): Promise<SourceText> {
    return this.readSource.execute(id, body, signal);
  }
}
