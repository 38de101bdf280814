import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { save } from '../support/configuration.js';
import { StepByStep } from '../support/step-by-step.js';
import { draftOf, stepOfRequest } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

/** What the model read for a step, the last time it was asked for it. */
const read = (step: string): string =>
  desk.model.requests
    .findLast((request) => stepOfRequest(request) === step)
    ?.body.messages.map(({ content }) => content)
    .join('\n\n') ?? '';

const ended = '| Many regret the page they threw away last spring, and the insurer who paid less for it.';

describe('what every step is told', () => {
  it('is the day, and how the last articles of the same persona began and ended', async () => {
    const other = await desk.application.author('The Appraiser');
    expect((await desk.ask()).status).toBe(201);
    await other.post('/api/articles/generate', { categoryId: 'collectibles' });
    expect(read('article-draft')).toMatch(/Today is \d{4}-\d\d-\d\d\./);
    expect(read('article-draft')).not.toContain(ended);
    expect((await desk.ask()).status).toBe(201);
    for (const step of ['article-outline', 'article-draft']) {
      expect(read(step)).toContain('They began:\n| Papers outlast memories, and buyers know it.');
      expect(read(step)).toContain(`They ended:\n${ended}`);
    }
    expect(read('article-finish')).toContain('another kind of sentence:\n| Papers outlast memories, and');
  });

  it('is the tone in the order in which the house wrote it', async () => {
    const admin = await desk.application.admin();
    const rules = (await admin.get<{ tone_and_voice: object }>('/api/config/editorial-rules')).body;
    const overall_tone = { Zealous: 'One.', 'Of a long name': 'Two.', Bold: 'Three.' };
    const tone_and_voice = { ...rules.tone_and_voice, overall_tone };
    await save(admin, 'editorial-rules', { ...rules, tone_and_voice, spelling: 'british' });
    await desk.ask();
    await save(admin, 'editorial-rules', rules);
    expect(read('article-draft')).toContain('Tone:\n- Zealous: One.\n- Of a long name: Two.\n- Bold: Three.');
    expect(read('article-draft')).toContain('Use British spelling');
  });
});

it('leaves what the model could not know to a person, who is told what to look up', async () => {
  const draft = draftOf(400);
  const wanted = '[write: what the last three brought]';
  const content = draft.content.replace('condition report.', `condition report. ${wanted}`);
  desk.odd.set('article-draft', replies.answer({ ...draft, content }));
  const { article } = (await desk.ask()).body;
  expect(read('section-revision')).not.toContain('Look this up');
  expect(article.content).toContain(wanted);
  const { steps } = await desk.generation(article.generationId);
  expect(steps.find(({ step }) => step === 'check')?.detail).toContain(
    'For a person: Look this up and write it in: “what the last three brought”.',
  );
});
