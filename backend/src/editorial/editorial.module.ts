import { Global, Module } from '@nestjs/common';
import { FirstEditorial } from './commands/first-editorial.js';
import { RestoreEditorialRulesHandler } from './commands/restore-editorial-rules.handler.js';
import { SaveCategoriesHandler } from './commands/save-categories.handler.js';
import { SaveConfigurationHandler } from './commands/save-configuration.handler.js';
import { SetEditorialRulesHandler } from './commands/set-editorial-rules.handler.js';
import { ConfigurationController } from './configuration.controller.js';
import { EditorialController } from './editorial.controller.js';
import { CategoryList } from './queries/category-list.js';
import { EditorialRules } from './queries/editorial-rules.js';
import { GetConfigurationHistoryHandler } from './queries/get-configuration-history.query.js';

/** Global, so that other modules find its ports without importing more than its contract. */
@Global()
@Module({
  controllers: [EditorialController, ConfigurationController],
  providers: [
    CategoryList,
    EditorialRules,
    FirstEditorial,
    GetConfigurationHistoryHandler,
    RestoreEditorialRulesHandler,
    SaveCategoriesHandler,
    SaveConfigurationHandler,
    SetEditorialRulesHandler,
  ],
  exports: [CategoryList, EditorialRules],
})
export class EditorialModule {}
