import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { PublishedController } from './published.controller.js';
import { ListPublishedHandler } from './read-models/list-published.query.js';
import { Publications } from './read-models/publications.js';

/** What leaves the desk. */
@Module({
  imports: [ArticlesModule],
  controllers: [PublishedController],
  providers: [ListPublishedHandler, Publications],
  exports: [Publications],
})
export class PublishingModule {}
