import { Controller, Get, Headers, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { GetImage, sendImage } from '../media/contract.js';
import { Public } from '../platform/http/access/access.js';
import { bearerUser } from '../platform/http/access/bearer.js';
import { TokenLookup } from '../platform/http/access/token-lookup.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { feedFormats } from './feeds/feed.js';
import { PublishedFeeds } from './feeds/published-feeds.js';
import { sendFeed } from './feeds/send-feed.js';
import { WrongAddresses } from './feeds/wrong-addresses.js';

/** Feeds for readers that can't send a header: anybody who knows the address can read them. */
@ApiTags('published')
@Refuses({ 'not-found': ['no-such-feed'], limited: ['too-many-wrong-addresses'], unavailable: ['not-set'] })
@Controller('feeds')
export class FeedController {
  constructor(
    private readonly tokens: TokenLookup,
    private readonly wrong: WrongAddresses,
    private readonly feeds: PublishedFeeds,
    private readonly getImage: GetImage,
  ) {}

  @Public()
  @Get(':file')
  @Operation(
    'Reads the promoted articles as a feed, at an address that contains a secret: `{secret}.json`, `.atom` or `.rss`.',
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
    const { token, form } = await this.wrong.lookUp(request.ip, async () => {
      const shown = format && (await this.tokens.find(file.slice(0, dot), 'address'));
      const known = shown && (await this.tokens.findSealing(shown.id));
      return known && { token: known, form: format };
    });
    const { id, seal } = token;
    const picturePath = (imageId: string): string => `/feeds/${id}/images/${imageId}/${seal(imageId)}`;
    const feed = await this.feeds.read(bearerUser(token), { format: form, query: {}, picturePath });
    return sendFeed(feed, request, reply);
  }

  @Public()
  @Get(':token/images/:image/:seal')
  @Operation('Reads an image of a promoted article, at the address that a feed with a secret gives.', {
    'not-found': ['no-such-image'],
  })
  @ApiProduces('image/jpeg', 'image/webp')
  @ApiOkResponse({ description: 'The image.', schema: { type: 'string', format: 'binary' } })
  async picture(
    @Param('token') tokenId: string,
    @Param('image') imageId: string,
    @Param('seal') shown: string,
    @Headers('if-none-match') known: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const token = await this.wrong.lookUp(request.ip, async () => {
      const found = await this.tokens.findSealing(tokenId);
      return found && isSame(found.seal(imageId), shown) ? found : undefined;
    });
    const image = await this.getImage.execute(bearerUser(token), imageId, 'header', known);
    return sendImage(image, reply, {
      'cache-control': 'private, no-cache',
      // Feed readers show the picture on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
}

function isSame(seal: string, shown: string): boolean {
  const [one, other] = [Buffer.from(seal), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}
