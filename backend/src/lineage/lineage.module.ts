import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { GetLineage } from './get-lineage.query.js';
import { LineageReader } from './lineage-rows.js';
import { LineageController } from './lineage.controller.js';

/** The lineage of articles across all modules: where they came from, and what was made of them. */
@Module({
  imports: [ArticlesModule],
  controllers: [LineageController],
  providers: [GetLineage, LineageReader],
})
export class LineageModule {}
