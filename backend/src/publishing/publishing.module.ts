import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { RecordModule } from '../record/record.module.js';
import { PackageController } from './package.controller.js';
import { DownloadController } from './download.controller.js';
import { DownloadArticle } from './downloads/download-article.query.js';
import { ProseThreads } from './prose/prose-threads.js';
import { PublishedController } from './published.controller.js';
import { PackageSigning } from './signing/package-signing.js';
import { SignedPackages } from './signing/signed-packages.js';
import { Publications } from './read-models/publications.js';
import { ListPublished } from './read-models/list-published.query.js';

/** What leaves the desk. */
@Module({
  imports: [ArticlesModule, CredentialsModule, RecordModule],
  controllers: [PublishedController, PackageController, DownloadController],
  providers: [Publications, ListPublished, SignedPackages, PackageSigning, DownloadArticle, ProseThreads],
  exports: [Publications, SignedPackages],
})
export class PublishingModule {}
