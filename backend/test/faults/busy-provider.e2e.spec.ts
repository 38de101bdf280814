import { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { count, goodText, idOfPersona, modelSettings } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Answer, Visitor } from '../support/visitor.js';

const atOnce = 3;
const each = 20;
const waiting = 100;

/** A provider whose requests wait until the test lets it answer. */
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

/** Makes this number of administrators, who may generate as many articles as they like. */
async function administrators(application: TestApplication, count: number): Promise<Visitor[]> {
  const admin = await application.admin();
  const people: Visitor[] = [];
  while (people.length < count) {
    const person = await application.author();
    const { body } = await person.get<{ id: string }>('/api/auth/user');
    await admin.put(`/api/users/${body.id}`, { role: 'admin' });
    people.push(person);
  }
  return people;
}

describe('A23 a provider that takes its time', () => {
  it('has few calls at once, twenty a person and a hundred waiting; the others learn when to come back', async () => {
    const provider = new SlowProvider();
    const model = await FakeOpenAi.start(provider.reply);
    const application = await TestApplication.start({
      settings: { ...modelSettings(model), AI_CONCURRENCY: String(atOnce) },
    });
    try {
      const [greedy, ...others] = await administrators(application, 6);
      if (!greedy) throw new Error('There is nobody');
      const personaId = await idOfPersona(greedy, 'The Archivist');
      const refused: Answer[] = [];
      const ask = async (person: Visitor): Promise<Answer> => {
        const body = { categoryId: 'collectibles', personaId };
        const answer = await person.post('/api/articles/generate', body);
        if (answer.status !== 201) refused.push(answer);
        return answer;
      };
      const asked = Array.from({ length: each + 1 }, () => ask(greedy));
      await eventually(() => expect(refused).toHaveLength(1), 30_000);
      expect(refused[0]).toMatchObject({ status: 429, body: { type: '/problems/ai-quota' } });
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      asked.push(...others.flatMap((person) => Array.from({ length: each }, () => ask(person))));
      const tooMany = others.length * each + each - atOnce - waiting;
      await eventually(() => expect(refused).toHaveLength(1 + tooMany), 30_000);
      expect(refused.at(-1)).toMatchObject({ status: 503 });
      expect(refused.at(-1)?.headers.get('retry-after')).toBe('60');
      expect((await greedy.get('/api/articles')).status).toBe(200);
      provider.answerAll();
      expect(count(await Promise.all(asked), 201)).toBe(atOnce + waiting);
      expect(model.peakAtOnce).toBe(atOnce);
      expect((await ask(greedy)).status).toBe(201);
    } finally {
      await application.stop();
      await model.stop();
    }
  }, 120_000);
});
