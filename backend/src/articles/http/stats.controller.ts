import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/access.js';
import { Operation } from '../../platform/http/description/operation.js';
import { Answers } from '../../platform/http/input/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/request/request-context.js';
import { GetStats } from '../lists/get-stats.query.js';
import { Stats } from '../lists/stats.dto.js';

@ApiTags('articles')
@Controller('api')
export class StatsController {
  constructor(private readonly getStats: GetStats) {}

  @Get('stats')
  @Operation('Counts the articles that the user may see, in total and by week.')
  @Roles('admin', 'author')
  @Answers(Stats)
  stats(@CurrentUser() user: SignedInUser): Promise<Stats> {
    return this.getStats.execute(user);
  }
}
