import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { PublishedController } from './published.controller.js';
import { Publications } from './read-models/publications.js';
import { ListPublished } from './read-models/list-published.query.js';

/** What leaves the desk. */
@Module({
  imports: [ArticlesModule],
  controllers: [PublishedController],
  providers: [Publications, ListPublished],
  exports: [Publications],
})
export class PublishingModule {}
