import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import type {
  WebhookDeliveriesAnswer,
  WebhookDelivery,
  NewWebhookAnswer,
} from '../../src/webhooks/dto/webhooks.dto.js';
import { TestApplication } from './application.js';
import {
  generate,
  idOfPersona,
  modelSettings,
  promotedArticle,
  startModel,
  type TestArticle,
} from './articles.js';
import { FakeReceiver } from './fake-receiver.js';
import type { Visitor } from './visitor.js';
import { SetClock } from './weekly-jobs.js';

export const allEvents = ['article.promoted', 'article.returned', 'article.deleted'];

/** An application that tells a receiver of the test what leaves the desk. */
export class ToldApplication {
  private constructor(
    readonly application: TestApplication,
    private readonly model: FakeOpenAi,
    private readonly personaId: string,
    readonly receiver: FakeReceiver,
    readonly admin: Visitor,
    readonly clock: SetClock,
  ) {}

  static async start(): Promise<ToldApplication> {
    const [receiver, model] = [await FakeReceiver.start(), await startModel()];
    const clock = new SetClock('2026-11-20T12:00:00Z');
    const settings = { ...modelSettings(model), IMAGE_FETCH_ALLOW: receiver.host };
    const application = await TestApplication.start({ clock, settings });
    const admin = await application.admin();
    const personaId = await idOfPersona(admin, 'The Archivist');
    return new ToldApplication(application, model, personaId, receiver, admin, clock);
  }

  async stop(): Promise<void> {
    await this.application.stop();
    await Promise.all([this.receiver.stop(), this.model.stop()]);
  }

  /** Removes the webhooks of an earlier test, so that the next one has the receiver for itself. */
  async removeWebhooks(): Promise<void> {
    const { webhooks } = (await this.admin.get<{ webhooks: { id: string }[] }>('/api/webhooks')).body;
    for (const { id } of webhooks) await this.admin.delete(`/api/webhooks/${id}`);
  }

  /** Adds a webhook to a path of the receiver. */
  async added(path: string, body: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
    const asked = { url: this.receiver.at(path), events: allEvents, ...body };
    await this.application.prove(this.admin);
    const answer = await this.admin.post<NewWebhookAnswer>('/api/webhooks', asked);
    if (answer.status !== 201) throw new Error(`No webhook: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.webhook.id, secret: answer.body.secret ?? '' };
  }

  /** Lists the deliveries of a webhook, newest first. */
  async deliveries(id: string): Promise<WebhookDelivery[]> {
    return (await this.admin.get<WebhookDeliveriesAnswer>(`/api/webhooks/${id}/deliveries`)).body.items;
  }

  draft(): Promise<TestArticle> {
    return generate(this.admin, { personaId: this.personaId });
  }

  promoted(): Promise<TestArticle> {
    return promotedArticle(this.admin, { personaId: this.personaId });
  }
}
