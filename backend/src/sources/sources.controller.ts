import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/request/request-context.js';
import { Operation } from '../platform/http/description/operation.js';
import { fetchRefusals } from '../platform/fetching/fetch-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { ReadSource } from './read-source.js';
import { ReadSourceBody, SourceText } from './dto/sources.dto.js';

@ApiTags('sources')
@Roles('admin', 'author')
@Controller('api/sources')
export class SourcesController {
  constructor(private readonly readSource: ReadSource) {}

  @Post('read')
  @Operation(
    'Reads the text of a page that an article may rest on.',
    { unsupported: ['source-unreadable'], limited: ['too-many-pages'] },
    fetchRefusals('source'),
  )
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
