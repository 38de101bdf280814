import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { ETagged, IfMatch } from '../../platform/http/input/etag.js';
import { Context, CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { ArticleFilters } from '../lists/article-filters.dto.js';
import { ArticlePage, DraftPage } from '../lists/article-lists.dto.js';
import { Done, OneArticle } from '../article/article.dto.js';
import { DeleteArticle } from '../commands/delete-article.handler.js';
import { EditArticleBody } from '../dto/edit-article.dto.js';
import { EditArticle } from '../commands/edit-article.handler.js';
import { GetArticle } from '../reading/get-article.query.js';
import { ListArticles } from '../lists/list-articles.query.js';

@ApiTags('articles')
@Roles('admin', 'author')
@Controller('api/articles')
export class ArticlesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly listArticles: ListArticles,
    private readonly getArticle: GetArticle,
  ) {}

  @Get()
  @Operation('Lists the articles that the user may see, newest first.')
  @Answers(ArticlePage)
  list(@CurrentUser() user: SignedInUser, @Query() filters: ArticleFilters): Promise<ArticlePage> {
    return this.listArticles.execute(user, filters, 50);
  }

  @Get('drafts')
  @Operation('Lists the articles that the user may see, newest first, in a member named `articles`.')
  @Answers(DraftPage)
  async drafts(@CurrentUser() user: SignedInUser, @Query() filters: ArticleFilters): Promise<DraftPage> {
    const { items, ...page } = await this.listArticles.execute(user, filters, 100);
    return { articles: items, ...page };
  }

  @Get('drafts/:id')
  @Operation('Reads an article with its text, its pictures, its captions and its rule report.', {
    'not-found': ['no-such-article'],
    unavailable: ['not-checked'],
  })
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async get(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<OneArticle> {
    return { success: true, article: await this.getArticle.execute(user, id) };
  }

  @Patch('drafts/:id')
  @Operation('Changes the title or the text of an article, or promotes it.', {
    'not-found': ['no-such-article'],
    forbidden: ['no-override', 'proof-required'],
    conflict: ['promotion-blocked'],
    unavailable: ['changes-not-shown', 'no-rules-yet', 'not-checked', 'origins-not-in-time'],
  })
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async edit(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() changes: EditArticleBody,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    const article = await this.commands.execute(new EditArticle(context, user, id, changes, ifMatch));
    return { success: true, article };
  }

  @Delete('drafts/:id')
  @Operation('Deletes an article; its history stays.', { 'not-found': ['no-such-article'] })
  @Answers(Done)
  async delete(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<Done> {
    await this.commands.execute(new DeleteArticle(context, user, id, ifMatch));
    return { success: true };
  }
}
