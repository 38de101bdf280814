import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../platform/http/access/access.js';
import { bearerUser } from '../platform/http/access/bearer.js';
import { TokenLookup } from '../platform/http/access/token-lookup.js';
import { Operation } from '../platform/http/description/operation.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { feedFormats } from './feeds/feed.js';
import { PublishedFeeds } from './feeds/published-feeds.js';
import { sendFeed } from './feeds/send-feed.js';

/** Feeds for readers that can send no header: whoever knows the address may read. */
@ApiTags('published')
@Controller('feeds')
export class FeedController {
  constructor(
    private readonly tokens: TokenLookup,
    private readonly feeds: PublishedFeeds,
  ) {}

  @Public()
  @Get(':file')
  @Operation(
    'Reads the promoted articles as a feed, by an address with a secret in it: `{secret}.json`, `.atom` or `.rss`.',
    { 'not-found': ['no-such-feed'], unavailable: ['not-set'] },
  )
  @ApiProduces('application/feed+json', 'application/atom+xml', 'application/rss+xml')
  @ApiOkResponse({ description: 'The feed, newest promotion first.', schema: { type: 'string' } })
  async read(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const dot = file.lastIndexOf('.');
    const format = feedFormats.find((one) => one === file.slice(dot + 1));
    const token = format && (await this.tokens.find(file.slice(0, dot), 'address'));
    if (!token) throw new DomainError('not-found', 'no-such-feed', 'There is no feed at this address.');
    const feed = await this.feeds.read(bearerUser(token), { format, query: {} });
    return sendFeed(feed, request, reply);
  }
}
