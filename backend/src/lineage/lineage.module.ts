import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { GetLineage } from './get-lineage.query.js';
import { LineageReader } from './lineage-rows.js';
import { LineageController } from './lineage.controller.js';

/** What articles come from and what came of them, across all modules. */
@Module({
  imports: [ArticlesModule],
  controllers: [LineageController],
  providers: [GetLineage, LineageReader],
})
export class LineageModule {}
