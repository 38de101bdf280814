import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { TestApplication } from './application.js';
import { modelSettings, startModel } from './articles.js';
import type { Visitor } from './visitor.js';

/** An application whose articles are written by a model of the test. */
export class WritingApplication {
  private constructor(
    readonly application: TestApplication,
    readonly admin: Visitor,
    readonly model: FakeOpenAi,
  ) {}

  static async start(): Promise<WritingApplication> {
    const model = await startModel();
    const application = await TestApplication.start({ settings: modelSettings(model) });
    return new WritingApplication(application, await application.admin(), model);
  }

  async stop(): Promise<void> {
    await this.application.stop();
    await this.model.stop();
  }
}
