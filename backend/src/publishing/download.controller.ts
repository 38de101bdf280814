import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { docxType, DownloadArticle } from './downloads/download-article.query.js';
import { DownloadQuery } from './dto/download.dto.js';

@ApiTags('articles')
@Roles('admin', 'author')
@Controller('api/articles/drafts/:id/download')
export class DownloadController {
  constructor(private readonly downloadArticle: DownloadArticle) {}

  @Get()
  @Operation('Downloads the text of an article as a file.', {
    'not-found': ['no-such-article'],
    conflict: ['article-not-promoted'],
    unavailable: ['not-set', 'other-certificate', 'origins-not-in-time'],
  })
  @ApiProduces('text/markdown', 'text/html', 'application/zip', docxType)
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string', format: 'binary' } })
  async download(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() query: DownloadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.downloadArticle.execute(user, id, query);
    const { bytes, mediaType, disposition, manifest } = file;
    if (manifest !== undefined) void reply.header('link', `<${manifest}>; rel="c2pa-manifest"`);
    return new StreamableFile(bytes, { type: mediaType, disposition, length: bytes.byteLength });
  }
}
