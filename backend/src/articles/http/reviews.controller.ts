import { Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { Roles } from '../../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../../platform/http/request/request-context.js';
import { Operation, Refuses } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { ETagged, IfMatch } from '../../platform/http/input/etag.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.js';
import { OneArticle } from '../article/article.dto.js';
import { OpenForReview } from '../commands/open-for-review.handler.js';
import { GetArticle } from '../reading/get-article.query.js';
import { GetReviews } from '../packages/get-reviews.query.js';
import { ReviewsAnswer } from '../packages/reviews.dto.js';

/** The openings of articles for review, as people state them; what they read is never recorded. */
@ApiTags('articles')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id/reviews')
export class ReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly getReviews: GetReviews,
    private readonly getArticle: GetArticle,
  ) {}

  @Get()
  @Operation('Lists who has opened which revision of an article for review.')
  @Answers(ReviewsAnswer)
  async list(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<ReviewsAnswer> {
    return { reviews: await this.getReviews.execute(user, id) };
  }

  @Post()
  @Operation('Records that the user has opened a revision for review.', {
    invalid: ['review-without-revision'],
    unavailable: ['not-checked'],
  })
  @Idempotent()
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async open(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @IfMatch() ifMatch: bigint | '*' | undefined,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    if (typeof ifMatch !== 'bigint') throw noRevision();
    const { revision } = await this.commands.execute(new OpenForReview(context, user, id, ifMatch));
    return { success: true, article: await this.getArticle.execute(user, id, revision) };
  }
}

/** A review that names no revision would not say which text was read. */
function noRevision(): DomainError {
  return new DomainError(
    'invalid',
    'review-without-revision',
    'If-Match must name the revision that you open for review.',
  );
}
