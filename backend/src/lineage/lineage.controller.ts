import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access/access.js';
import { CurrentUser, type SignedInUser } from '../platform/http/request/request-context.js';
import { Operation, Refuses } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { GetLineage } from './get-lineage.query.js';
import { LineageAnswer } from './lineage.dto.js';

/** The lineage of articles: where they came from, and what was made of them. */
@ApiTags('articles')
@Roles('admin', 'author')
@Refuses({ 'not-found': ['no-such-article'] })
@Controller('api/articles/drafts/:id/lineage')
export class LineageController {
  constructor(private readonly getLineage: GetLineage) {}

  @Get()
  @Operation('Tells what an article was made from, and what was made from it.')
  @Answers(LineageAnswer)
  get(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<LineageAnswer> {
    return this.getLineage.execute(user, id);
  }
}
