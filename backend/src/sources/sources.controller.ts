import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { longestDocument } from '../documents/contract.js';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../platform/http/request/request-context.js';
import { Operation } from '../platform/http/description/operation.js';
import { fetchRefusals } from '../platform/fetching/fetch-refusal.js';
import { Answers } from '../platform/http/input/answers.js';
import { BodyRules } from '../platform/http/input/body-rules.js';
import { TakesFileOr } from '../platform/http/input/takes-file.js';
import { fileIn } from '../platform/http/server/file-body.js';
import { uploadedFileName } from '../platform/http/server/file-name.js';
import { ReadSource } from './read-source.js';
import { ReadSourceBody, SourceText } from './dto/sources.dto.js';

@ApiTags('sources')
@Roles('admin', 'author')
@Controller('api/sources')
export class SourcesController {
  private readonly rules = new BodyRules();

  constructor(private readonly readSource: ReadSource) {}

  @Post('read')
  @Operation(
    'Reads the text that an article may rest on from the address of a page or the bytes of a file (PDF, .docx or .odt).',
    {
      invalid: ['no-file'],
      unsupported: ['source-unreadable', 'document-unreadable'],
      'too-large': ['file-too-large'],
      limited: ['too-many-pages'],
      unavailable: ['too-many-documents'],
    },
    fetchRefusals('source'),
  )
  @HttpCode(200)
  @ApiHeader({ name: 'X-Filename', required: false, description: 'The file’s name, percent-encoded.' })
  @TakesFileOr(ReadSourceBody)
  @Answers(SourceText)
  async read(
    @CurrentUser() { id }: SignedInUser,
    @Req() request: FastifyRequest,
    @Context() { signal }: CommandContext,
  ): Promise<SourceText> {
    if (request.body instanceof Readable)
      return this.readSource.ofFile(id, await fileIn(request, longestDocument), uploadedFileName(request));
    const asked = await this.rules.transform(request.body, { type: 'body', metatype: ReadSourceBody });
    return this.readSource.execute(id, asked as ReadSourceBody, signal);
  }
}
