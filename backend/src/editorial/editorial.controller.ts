import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { ETagged, Revised } from '../platform/http/input/etag.js';
import { CategoriesAnswer, CategoryAnswer, RulesAnswer, RulesQuery } from './dto/editorial.dto.js';
import { CategoryList } from './read-models/category-list.js';
import { EditorialRules } from './read-models/editorial-rules.js';

@ApiTags('editorial')
@Controller('api')
export class EditorialController {
  constructor(
    private readonly categories: CategoryList,
    private readonly rules: EditorialRules,
  ) {}

  @Get('categories')
  @Operation('Lists the categories.', { unavailable: ['no-categories-yet'] })
  @Roles('admin', 'author')
  @Answers([CategoryAnswer])
  list(): Promise<CategoryAnswer[]> {
    return this.categories.all();
  }

  @Get('config/categories')
  @Operation('Lists the categories as one document, which is saved whole.', {
    unavailable: ['no-categories-yet'],
  })
  @Roles('admin', 'author')
  @Answers(CategoriesAnswer)
  @ETagged()
  async configuration(): Promise<Revised<CategoriesAnswer>> {
    const { categories, revision } = await this.categories.revised();
    return new Revised({ categories }, revision);
  }

  @Get('config/editorial-rules')
  @Operation('Reads the editorial rules in force, or those of an earlier revision.', {
    'not-found': ['no-such-revision'],
    unavailable: ['no-rules-yet'],
  })
  @Roles('admin')
  @Answers(RulesAnswer)
  @ETagged()
  async editorialRules(@Query() { revision: wanted }: RulesQuery): Promise<Revised<RulesAnswer>> {
    const { document, revision } = await this.rules.read(wanted);
    return new Revised(document, revision);
  }
}
