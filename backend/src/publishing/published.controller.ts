import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToTokens, Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { etagOf, isKnown } from '../platform/http/input/etag.js';
import { PublishedAnswer, PublishedQuery } from './dto/published.dto.js';
import type { FeedFormat } from './feeds/feed.js';
import { PublishedFeeds } from './feeds/published-feeds.js';
import { sendFeed } from './feeds/send-feed.js';
import { ListPublished } from './read-models/list-published.query.js';

/** The promoted texts: all of them for a token, and for a person those that the person may see. */
@ApiTags('published')
@Roles('admin', 'author')
@OpenToTokens('articles:read')
@Controller('api/published')
export class PublishedController {
  constructor(
    private readonly listPublished: ListPublished,
    private readonly feeds: PublishedFeeds,
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
    description: 'A JSON Feed (version 1.1), newest promotion first.',
    schema: { type: 'object' },
  })
  json(
    @CurrentUser() user: SignedInUser,
    @Query() query: PublishedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.feed('json', user, query, request, reply);
  }

  @Get('feed.atom')
  @Operation('Reads the promoted articles as an Atom feed.')
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ description: 'An Atom feed, newest promotion first.', schema: { type: 'string' } })
  atom(
    @CurrentUser() user: SignedInUser,
    @Query() query: PublishedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.feed('atom', user, query, request, reply);
  }

  @Get('feed.rss')
  @Operation('Reads the promoted articles as an RSS feed.')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ description: 'An RSS 2.0 feed, newest promotion first.', schema: { type: 'string' } })
  rss(
    @CurrentUser() user: SignedInUser,
    @Query() query: PublishedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.feed('rss', user, query, request, reply);
  }

  private async feed(
    format: FeedFormat,
    user: SignedInUser,
    query: PublishedQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    const feed = await this.feeds.read(user, { format, query, path: '/api/published/feed' });
    return sendFeed(feed, request, reply);
  }
}

/** The body, or only 304 if the client has this answer already. */
function unlessKnown<Body>(body: Body, known: string | undefined, reply: FastifyReply): Body | undefined {
  const etag = etagOf(JSON.stringify(body));
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (!isKnown(known, etag)) return body;
  void reply.status(304);
  return undefined;
}
