import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { NamedPersonasGuard } from '../../personas/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Roles } from '../../platform/http/access/access.js';
import { CurrentUser, type SignedInUser, Context } from '../../platform/http/request/request-context.js';
import { Operation } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { ETagged } from '../../platform/http/input/etag.js';
import { OneArticle } from '../article/article.dto.js';
import { DismissFindingBody, FindingBody } from '../dto/dismiss-finding.dto.js';
import { DismissFinding } from '../commands/dismiss-finding.handler.js';
import { ReopenFinding } from '../commands/reopen-finding.handler.js';
import { CheckArticle } from '../checking/check-article.query.js';
import { GetArticle } from '../reading/get-article.query.js';
import { GetDismissedFindings } from '../checking/get-dismissed-findings.query.js';
import { GetCheckInputs } from '../checking/get-check-inputs.query.js';
import {
  CheckArticleBody,
  CheckedArticle,
  CheckInputs,
  DismissedFindingsAnswer,
} from '../checking/checking.dto.js';

@ApiTags('articles')
@Roles('admin', 'author')
@Controller('api/articles')
export class CheckingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly checkArticle: CheckArticle,
    private readonly getCheckInputs: GetCheckInputs,
    private readonly getArticle: GetArticle,
    private readonly getDismissed: GetDismissedFindings,
  ) {}

  @Post('check')
  @Operation('Checks a text, which need not be saved.', {
    'not-found': ['no-such-article'],
    unavailable: ['not-checked'],
  })
  @UseGuards(NamedPersonasGuard)
  @Answers(CheckedArticle)
  check(@CurrentUser() user: SignedInUser, @Body() text: CheckArticleBody): Promise<CheckedArticle> {
    return this.checkArticle.execute(user, text);
  }

  @Get('drafts/:id/check-inputs')
  @Operation('Reads what the checks of an article need, so that they can run where the text is written.', {
    'not-found': ['no-such-article'],
  })
  @Answers(CheckInputs)
  inputs(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<CheckInputs> {
    return this.getCheckInputs.execute(user, id);
  }

  @Get('drafts/:id/findings/dismissed')
  @Operation('Lists the dismissed findings of an article, which the report does not show.', {
    'not-found': ['no-such-article'],
  })
  @Answers(DismissedFindingsAnswer)
  dismissed(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<DismissedFindingsAnswer> {
    return this.getDismissed.execute(user, id);
  }

  @Post('drafts/:id/findings/dismiss')
  @Operation('Dismisses a guess that is wrong, with a reason.', {
    'not-found': ['no-such-article'],
    conflict: ['no-such-passage', 'not-a-guess', 'too-many-dismissals'],
    unavailable: ['not-checked'],
  })
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async dismiss(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() finding: DismissFindingBody,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    const { revision } = await this.commands.execute(new DismissFinding(context, user, id, finding));
    return { success: true, article: await this.getArticle.execute(user, id, revision) };
  }

  @Post('drafts/:id/findings/reopen')
  @Operation('Withdraws the dismissal of a finding.', {
    'not-found': ['no-such-article'],
    unavailable: ['not-checked'],
  })
  @Answers(OneArticle)
  @ETagged((answer: OneArticle) => answer.article.revision)
  async reopen(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() finding: FindingBody,
    @Context() context: CommandContext,
  ): Promise<OneArticle> {
    const { revision } = await this.commands.execute(new ReopenFinding(context, user, id, finding));
    return { success: true, article: await this.getArticle.execute(user, id, revision) };
  }
}
