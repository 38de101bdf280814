import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ArticlesModule } from './articles.module.js';
import { HistoryController } from './http/history.controller.js';

/** The routes to an article's past. What was in force then is told by a module that imports that of articles. */
@Module({ imports: [ArticlesModule], controllers: [HistoryController] })
export class HistoryModule {
  /** @param contexts a module that exports a `GetRevisionContext` */
  static forRoot(contexts: Type): DynamicModule {
    return { module: HistoryModule, imports: [contexts] };
  }
}
