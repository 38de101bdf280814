import { Module } from '@nestjs/common';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { page } from '../platform/fetching/fetched-thing.js';
import { SafeFetcher } from '../platform/fetching/safe-fetcher.js';
import { builtProgram } from '../platform/program/built-program.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ReadSource } from './read-source.js';
import { PageReader } from './reading/page-reader.js';
import { PageFinder } from './searching/page-finder.js';
import { SourcesController } from './sources.controller.js';

/** Reads and finds the sources that an article may rest on. */
@Module({
  imports: [DocumentsModule],
  controllers: [SourcesController],
  providers: [
    PageFinder,
    ReadSource,
    {
      provide: SafeFetcher,
      useFactory: ({ imageFetchAllow }: Settings) => new SafeFetcher(imageFetchAllow, page),
      inject: [SETTINGS],
    },
    {
      provide: PageReader,
      useFactory: () => new PageReader(builtProgram('src/sources/reading/reading-thread.js')),
    },
  ],
  exports: [PageFinder, ReadSource],
})
export class SourcesModule {}
