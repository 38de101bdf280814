import { Controller, Get, Headers, Inject, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { isKnown } from '../platform/http/input/etag.js';
import { jsonFeed } from './json-feed.js';
import { PublishedAnswer, PublishedQuery } from './dto/published.dto.js';
import { ListPublished } from './read-models/list-published.query.js';

/** What was promoted, as promoted: all of it for a token, what they may see for a person. */
@ApiTags('published')
@Roles('admin', 'author')
@OpenToTokens('articles:read')
@Controller('api/published')
export class PublishedController {
  constructor(
    private readonly listPublished: ListPublished,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @Operation('Lists the promoted articles with their texts, oldest promotion first.')
  @Answers(PublishedAnswer)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query() query: PublishedQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedAnswer | undefined> {
    return unlessKnown(await this.listPublished.execute(user, query), known, reply);
  }

  @Get('feed.json')
  @Operation('Reads the promoted articles as a JSON Feed.')
  @ApiProduces('application/feed+json')
  @ApiOkResponse({
    description: 'A JSON Feed, version 1.1, newest promotion first.',
    schema: { type: 'object' },
  })
  async feed(
    @CurrentUser() user: SignedInUser,
    @Query() query: PublishedQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReturnType<typeof jsonFeed> | undefined> {
    const { brandName: title, publicUrl } = this.settings;
    const page = await this.listPublished.newest(user, query);
    void reply.type('application/feed+json; charset=utf-8');
    return unlessKnown(jsonFeed(page, { title, publicUrl, query }), known, reply);
  }
}

/** Nothing but 304 for who has this very answer already. */
function unlessKnown<Body>(body: Body, known: string | undefined, reply: FastifyReply): Body | undefined {
  const etag = `"${hash('sha256', JSON.stringify(body), 'base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!isKnown(known, etag)) return body;
  void reply.status(304);
  return undefined;
}
