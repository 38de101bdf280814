import { Global, Module } from '@nestjs/common';
import { FirstEditorial } from './commands/first-editorial.js';
import { EditorialController } from './editorial.controller.js';
import { CategoryList } from './queries/category-list.js';
import { EditorialRules } from './queries/editorial-rules.js';

/** Global, so that other modules find its ports without importing more than its contract. */
@Global()
@Module({
  controllers: [EditorialController],
  providers: [CategoryList, EditorialRules, FirstEditorial],
  exports: [CategoryList, EditorialRules],
})
export class EditorialModule {}
