import { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from './support/application.js';
import { count, goodText, idOfPersona, modelSettings, type Problem } from './support/articles.js';
import { eventually } from './support/eventually.js';

const atOnce = 3;
const waiting = 100;

/** Requests that wait for the test to let the provider answer. */
class SlowProvider {
  private readonly held: (() => void)[] = [];
  private answering = false;

  readonly reply = (): FakeReply => (response) => {
    const answer = () => replies.answer({ title: 'At last', content: goodText })(response);
    if (this.answering) answer();
    else this.held.push(answer);
  };

  answerAll(): void {
    this.answering = true;
    for (const answer of this.held.splice(0)) answer();
  }
}

describe('A23 a provider that takes its time', () => {
  it('has few calls at once and a hundred waiting; the others are told when to come back', async () => {
    const provider = new SlowProvider();
    const model = await FakeOpenAi.start(provider.reply);
    const application = await TestApplication.start({
      settings: { ...modelSettings(model), AI_CONCURRENCY: String(atOnce) },
    });
    try {
      const admin = await application.admin();
      const personaId = await idOfPersona(admin, 'The Archivist');
      const refused: Headers[] = [];
      const asked = Array.from({ length: atOnce + waiting + 7 }, async () => {
        const answer = await admin.post<Problem>('/api/articles/generate', {
          categoryId: 'collectibles',
          personaId,
        });
        if (answer.status === 503) refused.push(answer.headers);
        return answer;
      });
      await eventually(() => expect(refused).toHaveLength(7), 30_000);
      expect(refused[0]?.get('retry-after')).toBe('60');
      expect((await admin.get('/api/articles')).status).toBe(200);
      provider.answerAll();
      expect(count(await Promise.all(asked), 201)).toBe(atOnce + waiting);
      expect(model.peakAtOnce).toBe(atOnce);
    } finally {
      await application.stop();
      await model.stop();
    }
  });
});
