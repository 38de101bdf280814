import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { PublishedController } from './published.controller.js';
import { ListPublishedHandler } from './queries/list-published.query.js';
import { Publications } from './read-models/publications.js';
import { PublishedArticles } from './read-models/published-articles.js';

/** What leaves the desk. */
@Module({
  imports: [ArticlesModule],
  controllers: [PublishedController],
  providers: [ListPublishedHandler, Publications, PublishedArticles],
  exports: [Publications],
})
export class PublishingModule {}
