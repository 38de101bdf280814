import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { Operation, Refuses } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { ArticleRuleReport } from '../article/article-parts.dto.js';
import { PackagesAnswer } from '../packages/packages.dto.js';
import { GetPackages } from '../packages/get-packages.query.js';
import { GetRuleReport } from '../rules/get-rule-report.query.js';
import { RuleReportQuery } from '../rules/rule-report.dto.js';

/** The packages of an article, and the reports of rules on a text. */
@ApiTags('articles')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id')
export class PackagesController {
  constructor(
    private readonly getPackages: GetPackages,
    private readonly getRuleReport: GetRuleReport,
  ) {}

  @Get('packages')
  @Operation('Lists the packages that promotions of the article have frozen.')
  @Answers(PackagesAnswer)
  async list(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<PackagesAnswer> {
    return { packages: await this.getPackages.execute(user, id) };
  }

  @Get('rule-report')
  @Operation(
    'Checks a revision of an article by the editorial rules in force, or by an earlier revision of them.',
    {
      'not-found': ['no-such-revision'],
      unavailable: ['not-checked'],
    },
  )
  @Answers(ArticleRuleReport)
  ruleReport(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() asked: RuleReportQuery,
  ): Promise<ArticleRuleReport> {
    return this.getRuleReport.execute(user, id, asked);
  }
}
