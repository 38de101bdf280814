import { Module } from '@nestjs/common';
import { AccessTokensModule } from '../access-tokens/access-tokens.module.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { ImagesModule } from '../media/images/images.module.js';
import { RecordModule } from '../record/record.module.js';
import { PackageController } from './package.controller.js';
import { DownloadController } from './download.controller.js';
import { FeedController } from './feed.controller.js';
import { DownloadArticle } from './downloads/download-article.query.js';
import { SetTexts } from './feeds/feed-texts.js';
import { PublishedFeeds } from './feeds/published-feeds.js';
import { WrongAddresses } from './feeds/wrong-addresses.js';
import { WritersOfTexts } from './origins/text-writers.js';
import { ProseThreads } from './prose/prose-threads.js';
import { PublishedController } from './published.controller.js';
import { PackageSigning } from './signing/package-signing.js';
import { SignedPackages } from './signing/signed-packages.js';
import { Publications } from './read-models/publications.js';
import { LatestChange } from './read-models/latest-change.js';
import { ListPublished } from './read-models/list-published.query.js';

/** Publishes what leaves the desk. */
@Module({
  imports: [AccessTokensModule, ArticlesModule, CredentialsModule, ImagesModule, RecordModule],
  controllers: [PublishedController, FeedController, PackageController, DownloadController],
  providers: [
    Publications,
    ListPublished,
    LatestChange,
    PublishedFeeds,
    SetTexts,
    WrongAddresses,
    SignedPackages,
    PackageSigning,
    DownloadArticle,
    WritersOfTexts,
    ProseThreads,
  ],
  exports: [Publications, SignedPackages, PublishedFeeds, ProseThreads],
})
export class PublishingModule {}
