import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Roles } from '../../platform/http/access/access.js';
import { Operation, Refuses } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { ETagged, IfMatch } from '../../platform/http/input/etag.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.js';
import { Context, CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { OneArticle } from '../article/article.dto.js';
import { RestoreBody } from '../dto/restore-article.dto.js';
import { RestoreArticle } from '../commands/restore-article.handler.js';
import { GetRevisionContext } from '../history/get-revision-context.query.js';
import { ArticleAtRevision, HistoryPage, HistoryQuery } from '../history/history.dto.js';
import { GetOrigins } from '../origins/get-origins.query.js';
import { OriginsOfArticle, OriginsQuery } from '../origins/origins.dto.js';
import { GetArticle } from '../reading/get-article.query.js';
import { GetArticleHistory } from '../history/get-article-history.query.js';
import { GetArticleRevision } from '../history/article-revisions.js';

@ApiTags('articles')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id')
export class HistoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly getArticleHistory: GetArticleHistory,
    private readonly getArticleRevision: GetArticleRevision,
    private readonly getRevisionContext: GetRevisionContext,
    private readonly getOrigins: GetOrigins,
    private readonly getArticle: GetArticle,
  ) {}

  @Get('history')
  @Operation('Lists the changes of an article, newest first.')
  @Answers(HistoryPage)
  history(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() page: HistoryQuery,
  ): Promise<HistoryPage> {
    return this.getArticleHistory.execute(user, id, page);
  }

  @Get('history/:revision')
  @Operation('Reads an article as it stood after a revision, with the events around it.', {
    'not-found': ['no-such-revision'],
  })
  @Answers(ArticleAtRevision)
  async revision(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Param('revision') revision: string,
  ): Promise<ArticleAtRevision> {
    const article = await this.getArticleRevision.execute(user, id, revision);
    const context = await this.getRevisionContext.execute(user, id, article.revision);
    return { success: true, article, context };
  }

  @Get('origins')
  @Operation('Tells who or what wrote each part of the text.', {
    'not-found': ['no-such-revision'],
    unavailable: ['origins-not-in-time'],
  })
  @Answers(OriginsOfArticle)
  origins(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() { revision }: OriginsQuery,
  ): Promise<OriginsOfArticle> {
    return this.getOrigins.execute(user, id, revision);
  }

  @Post('restore')
  @Operation('Restores the title and the text of an earlier revision.', {
    'not-found': ['no-such-revision'],
    unavailable: ['not-checked'],
  })
  @Idempotent()
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async restore(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() body: RestoreBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    const restored = new RestoreArticle(context, user, id, body.revision, ifMatch);
    const { revision } = await this.commands.execute(restored);
    return { success: true, article: await this.getArticle.execute(user, id, revision) };
  }
}
