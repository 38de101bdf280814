import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { TakesFile } from '../platform/http/input/takes-file.js';
import { fileIn } from '../platform/http/server/file-body.js';
import { uploadedFileName } from '../platform/http/server/file-name.js';
import { DocumentReader, longestDocument } from './document-reader.js';
import { ConvertedDocument } from './dto/documents.dto.js';

@ApiTags('documents')
@Roles('admin', 'author')
@Controller('api/documents')
export class DocumentsController {
  constructor(private readonly reader: DocumentReader) {}

  @Post('convert')
  @HttpCode(200)
  @Operation('Converts a document (.docx, .odt, .md, .html or .txt) to markdown and stores nothing.', {
    invalid: ['no-file'],
    unsupported: ['not-a-file', 'document-unreadable'],
    'too-large': ['file-too-large'],
    unavailable: ['too-many-documents'],
  })
  @ApiHeader({
    name: 'X-Filename',
    required: false,
    description: 'The file’s name, percent-encoded. Its ending tells text files apart.',
  })
  @TakesFile()
  @Answers(ConvertedDocument)
  async convert(@Req() request: FastifyRequest): Promise<ConvertedDocument> {
    const bytes = await fileIn(request, longestDocument);
    const { title, markdown, losses } = await this.reader.asMarkdown(bytes, uploadedFileName(request));
    return { title, markdown, losses: [...losses] };
  }
}
