import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { OpenToTokens, Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { providerRefusals } from '../../platform/ai/provider-refusal.js';
import { fetchRefusals } from '../../platform/fetching/fetch-refusal.js';
import { Answers } from '../../platform/http/input/answers.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { GenerateHeaderImages } from './commands/generate-header-images.handler.js';
import { DownloadImage } from './read-models/download-image.query.js';
import type { ImageSize } from './files/image-files.js';
import { DownloadBody, EarlierSetsAnswer, GenerateImagesBody, ImagesAnswer } from './dto/images.dto.js';
import { GetImage } from './read-models/get-image.query.js';
import { ListEarlierSets } from './read-models/image-sets.js';
import { sendImage } from './send-image.js';

const picture = { description: 'The image.', schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('images')
@Roles('admin', 'author')
@Controller('api/images')
export class ImagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly downloadImage: DownloadImage,
    private readonly listEarlierSets: ListEarlierSets,
    private readonly getImage: GetImage,
  ) {}

  @Post('generate-for-article')
  @Operation(
    'Has header images made for a promoted article.',
    { 'not-found': ['no-such-article'], conflict: ['article-not-promoted'] },
    providerRefusals('image'),
  )
  @Idempotent()
  @Answers(ImagesAnswer)
  generate(
    @CurrentUser() user: SignedInUser,
    @Body() { articleId }: GenerateImagesBody,
    @Context() context: CommandContext,
  ): Promise<ImagesAnswer> {
    return this.commands.execute(new GenerateHeaderImages(context, user, articleId));
  }

  @Post('test-regenerate/:articleId')
  @Operation(
    'Has new header images made for a promoted article.',
    { 'not-found': ['no-such-article'], conflict: ['article-not-promoted'] },
    providerRefusals('image'),
  )
  @Idempotent()
  @Answers(ImagesAnswer)
  regenerate(
    @CurrentUser() user: SignedInUser,
    @Param('articleId') articleId: string,
    @Context() context: CommandContext,
  ): Promise<ImagesAnswer> {
    return this.commands.execute(new GenerateHeaderImages(context, user, articleId));
  }

  @Post('download-proxy')
  @Operation(
    'Downloads an image through the server, converted if necessary.',
    { 'not-found': ['no-such-image'], unsupported: ['not-an-image'], limited: ['too-many-downloads'] },
    fetchRefusals('image'),
  )
  @HttpCode(200)
  @ApiProduces('image/png', 'image/jpeg')
  @ApiOkResponse(picture)
  async download(
    @CurrentUser() user: SignedInUser,
    @Body() body: DownloadBody,
    @Context() { signal }: CommandContext,
  ): Promise<StreamableFile> {
    const { bytes, mediaType, disposition } = await this.downloadImage.execute(user, body, signal);
    return new StreamableFile(bytes, { type: mediaType, disposition });
  }

  @Get('earlier/:articleId')
  @Operation('Lists the earlier sets of an article’s header images.', { 'not-found': ['no-such-article'] })
  @Answers(EarlierSetsAnswer)
  async earlierSets(
    @CurrentUser() user: SignedInUser,
    @Param('articleId') articleId: string,
  ): Promise<EarlierSetsAnswer> {
    return { sets: await this.listEarlierSets.execute(user, articleId) };
  }

  @Get(':id')
  @Operation('Reads the bytes of an image.', { 'not-found': ['no-such-image'] })
  @OpenToTokens('articles:read')
  @ApiProduces('image/jpeg', 'image/webp')
  @ApiOkResponse(picture)
  image(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return this.file(user, id, 'header', known, reply);
  }

  @Get(':id/thumbnail')
  @Operation('Reads the bytes of an image’s thumbnail.', { 'not-found': ['no-such-image'] })
  @OpenToTokens('articles:read')
  @ApiProduces('image/webp')
  @ApiOkResponse(picture)
  thumbnail(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return this.file(user, id, 'thumbnail', known, reply);
  }

  private async file(
    user: SignedInUser,
    id: string,
    size: ImageSize,
    known: string | undefined,
    reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return sendImage(await this.getImage.execute(user, id, size, known), reply, {
      // A token sees a picture only while its article is promoted, so its copy must be checked each time.
      'cache-control': user.isToken ? 'private, no-cache' : 'private, max-age=31536000, immutable',
      vary: 'authorization',
    });
  }
}
