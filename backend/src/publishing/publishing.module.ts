import { Module } from '@nestjs/common';
import { Publications } from './read-models/publications.js';

/** What leaves the desk. */
@Module({
  providers: [Publications],
  exports: [Publications],
})
export class PublishingModule {}
