import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import type { SiteAnswer, SiteDelivery, SiteDeliveriesAnswer } from '../../src/sites/dto/sites.dto.js';
import { TestApplication } from './application.js';
import {
  draftPath,
  idOfPersona,
  modelSettings,
  promotedArticle,
  startModel,
  type TestArticle,
} from './articles.js';
import type { Visitor } from './visitor.js';
import { SetClock } from './weekly-jobs.js';

type ArticleSites = { readonly site: string; readonly state: string; readonly remoteId: string | null }[];

/** An application that sends articles to sites of the test. */
export class SiteApplication {
  private constructor(
    readonly application: TestApplication,
    private readonly model: FakeOpenAi,
    private readonly personaId: string,
    readonly admin: Visitor,
    readonly clock: SetClock,
  ) {}

  /** @param settings the settings besides those of the model; `IMAGE_FETCH_ALLOW` for the hosts of sites */
  static async start(settings: Record<string, string>): Promise<SiteApplication> {
    const model = await startModel();
    const clock = new SetClock('2026-11-20T12:00:00Z');
    const application = await TestApplication.start({
      clock,
      settings: { ...modelSettings(model), ...settings },
    });
    const admin = await application.admin();
    const personaId = await idOfPersona(admin, 'The Archivist');
    return new SiteApplication(application, model, personaId, admin, clock);
  }

  async stop(): Promise<void> {
    await this.application.stop();
    await this.model.stop();
  }

  async added(body: Record<string, unknown>): Promise<string> {
    const answer = await this.admin.post<SiteAnswer>('/api/sites', body);
    if (answer.status !== 201) throw new Error(`No site: ${JSON.stringify(answer.body)}`);
    return answer.body.site.id;
  }

  /** Removes the sites of an earlier test, so that the next one has only its own. */
  async removeSites(): Promise<void> {
    const { sites } = (await this.admin.get<{ sites: { id: string }[] }>('/api/sites')).body;
    for (const { id } of sites) await this.admin.delete(`/api/sites/${id}`);
  }

  promoted(): Promise<TestArticle> {
    return promotedArticle(this.admin, { personaId: this.personaId });
  }

  /** Changes the text and promotes it. */
  async promotedAgain(articleId: string, change: Record<string, unknown>): Promise<void> {
    const { status } = await this.admin.patch(draftPath(articleId), { ...change, status: 'promoted' });
    if (status !== 200) throw new Error(`Not promoted: ${status}`);
  }

  /** Lists the deliveries to a site, newest first. */
  async deliveries(siteId: string): Promise<SiteDelivery[]> {
    return (await this.admin.get<SiteDeliveriesAnswer>(`/api/sites/${siteId}/deliveries`)).body.items;
  }

  async sitesOf(articleId: string): Promise<ArticleSites> {
    const { body } = await this.admin.get<{ article: { sites: ArticleSites } }>(draftPath(articleId));
    return body.article.sites;
  }

  /** Sends the newest delivery to a site again. */
  async sendAgain(siteId: string, body: { anyway?: boolean } = {}): Promise<void> {
    const [newest] = await this.deliveries(siteId);
    await this.admin.post(`/api/sites/${siteId}/deliveries/${newest?.id}/send`, body);
  }
}
