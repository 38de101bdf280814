import type { DeliveriesAnswer, Delivery } from '../../src/notifications/dto/notifications.dto.js';
import { FakeMailServer } from '../../src/notifications/testing/fake-mail-server.js';
import { FakeSlack } from '../../src/notifications/testing/fake-slack.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { TestApplication } from './application.js';
import { generate, idOfPersona, modelSettings, startModel, type TestArticle } from './articles.js';
import { SetClock } from './weekly-jobs.js';
import type { Visitor } from './visitor.js';

/** An application that sends notifications to a Slack and a mail server of the test. */
export class NotifyingApplication {
  private constructor(
    readonly application: TestApplication,
    readonly admin: Visitor,
    readonly clock: SetClock,
    readonly slack: FakeSlack,
    readonly mail: FakeMailServer,
    readonly model: FakeOpenAi,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<NotifyingApplication> {
    const [slack, mail, model] = [await FakeSlack.start(), await FakeMailServer.start(), await startModel()];
    const clock = new SetClock('2026-11-20T12:00:00Z');
    const application = await TestApplication.start({
      clock,
      settings: {
        ...modelSettings(model),
        PUBLIC_URL: 'https://desk.example',
        SLACK_WEBHOOK_URL: slack.webhookUrl,
        SMTP_URL: mail.url,
        MAIL_TO: 'a@example.com, b@example.com',
        ...settings,
      },
    });
    return new NotifyingApplication(application, await application.admin(), clock, slack, mail, model);
  }

  async stop(): Promise<void> {
    await this.application.stop();
    await Promise.all([this.slack.stop(), this.mail.stop(), this.model.stop()]);
  }

  async anArticle(): Promise<TestArticle> {
    return generate(this.admin, { personaId: await idOfPersona(this.admin, 'The Archivist') });
  }

  /** Lists the deliveries, newest first. */
  async deliveries(channel?: Delivery['channel']): Promise<Delivery[]> {
    const { items } = (await this.admin.get<DeliveriesAnswer>('/api/notifications/deliveries')).body;
    return items.filter((delivery) => channel === undefined || delivery.channel === channel);
  }
}
