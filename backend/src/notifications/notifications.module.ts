import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { RecordModule } from '../record/record.module.js';
import { SchedulerModule } from '../scheduler/scheduler.module.js';
import { CHANNELS, type Channel } from './channels/channel.js';
import { MailChannel } from './channels/mail-channel.js';
import { SlackChannel } from './channels/slack-channel.js';
import { SendTestMessagesHandler } from './commands/send-test-messages.handler.js';
import { NotificationsController } from './notifications.controller.js';
import { Digests } from './outbox/digests.js';
import { Messenger } from './dispatch/messenger.js';
import { OutboxFiller } from './outbox/outbox-filler.js';
import { OutboxAnnouncements } from './outbox/outbox-announcements.js';
import { OutboxLog } from './outbox/outbox-log.js';
import { OutboxSender } from './outbox/outbox-sender.js';
import { Outbox } from './outbox/outbox.js';
import { ListDeliveries } from './outbox/list-deliveries.js';
import { SignInMail } from './sign-in/sign-in-mail.js';
import { SignInNews } from './sign-in/sign-in-news.js';

/** Tells people what was generated. */
@Module({
  imports: [ArticlesModule, GenerationModule, RecordModule, SchedulerModule],
  controllers: [NotificationsController],
  providers: [
    SendTestMessagesHandler,
    ListDeliveries,
    Digests,
    Outbox,
    OutboxFiller,
    OutboxAnnouncements,
    OutboxLog,
    OutboxSender,
    Messenger,
    SignInMail,
    SignInNews,
    {
      provide: CHANNELS,
      inject: [SETTINGS],
      useFactory: (settings: Settings): Channel[] => [
        new SlackChannel(settings.slackWebhookUrl),
        new MailChannel(settings),
      ],
    },
  ],
  exports: [Outbox, OutboxLog, OutboxSender],
})
export class NotificationsModule {}
