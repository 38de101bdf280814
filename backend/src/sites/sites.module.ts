import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { ImagesModule } from '../media/images/images.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { SafeFetcher } from '../platform/fetching/safe-fetcher.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { SiteBuilders } from './builders/site-builders.js';
import { siteAnswer } from './builders/site-requests.js';
import { AddSiteHandler } from './commands/add-site.handler.js';
import { ChangeSiteHandler } from './commands/change-site.handler.js';
import { CheckSiteHandler } from './commands/check-site.handler.js';
import { RemoveSiteHandler } from './commands/remove-site.handler.js';
import { SendAgainHandler } from './commands/send-again.handler.js';
import { SiteAddresses } from './commands/site-addresses.js';
import { OutgoingPosts } from './delivery/outgoing-posts.js';
import { SiteDelivery } from './delivery/site-delivery.js';
import { SiteDispatcher } from './delivery/site-dispatcher.js';
import { SiteFiller } from './delivery/site-filler.js';
import { SiteLog } from './delivery/site-log.js';
import { SiteDeliveries } from './read-models/site-deliveries.js';
import { SiteList } from './read-models/site-list.js';
import { SiteSecrets } from './secrets/site-secrets.js';
import { SitesKey } from './secrets/sites-key.js';
import { SitesController } from './sites.controller.js';
import { SiteTexts } from './texts/site-texts.js';

/** Sends promoted articles to site builders, and takes them back. */
@Module({
  imports: [ArticlesModule, CredentialsModule, ImagesModule, NotificationsModule, PublishingModule],
  controllers: [SitesController],
  providers: [
    AddSiteHandler,
    ChangeSiteHandler,
    CheckSiteHandler,
    OutgoingPosts,
    RemoveSiteHandler,
    SendAgainHandler,
    SiteAddresses,
    SiteBuilders,
    SiteDeliveries,
    SiteDelivery,
    SiteDispatcher,
    SiteFiller,
    SiteList,
    SiteLog,
    SiteSecrets,
    SitesKey,
    SiteTexts,
    {
      provide: SafeFetcher,
      useFactory: ({ imageFetchAllow }: Settings) => new SafeFetcher(imageFetchAllow, siteAnswer),
      inject: [SETTINGS],
    },
  ],
})
export class SitesModule {}
