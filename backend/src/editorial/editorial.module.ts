import { Module } from '@nestjs/common';
import { FirstEditorial } from './commands/first-editorial.js';
import { RestoreEditorialRulesHandler } from './commands/restore-editorial-rules.handler.js';
import { SaveCategoriesHandler } from './commands/save-categories.handler.js';
import { SaveEditorialRulesHandler } from './commands/save-editorial-rules.handler.js';
import { EditorialController } from './editorial.controller.js';
import { CategoryList } from './read-models/category-list.js';
import { EditorialRules } from './read-models/editorial-rules.js';

/** Categories, and the rules for writing and checking articles. */
@Module({
  controllers: [EditorialController],
  providers: [
    CategoryList,
    EditorialRules,
    FirstEditorial,
    RestoreEditorialRulesHandler,
    SaveCategoriesHandler,
    SaveEditorialRulesHandler,
  ],
  exports: [CategoryList, EditorialRules],
})
export class EditorialModule {}
