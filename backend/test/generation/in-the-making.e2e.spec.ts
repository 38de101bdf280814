import { file } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { eventually } from '../support/eventually.js';
import { StepByStep, type Generation } from '../support/step-by-step.js';
import { draftOf, outline } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

describe('an article in the making', () => {
  it('says while it is written how many steps are left, and what others took', async () => {
    const answers: (() => void)[] = [];
    /** Asks for an article, and returns its generation while the draft is awaited. */
    const whileDrafted = async (number: number): Promise<Generation> => {
      desk.odd.set('article-draft', (response) => {
        answers.push(() => replies.answer(draftOf(number))(response));
      });
      const asked = desk.ask();
      await eventually(() => expect(answers).toHaveLength(1));
      const [open] = await desk.open();
      const told = await desk.generation(open?.id ?? '');
      answers.pop()?.();
      await asked;
      desk.odd.clear();
      return told;
    };
    const first = await whileDrafted(300);
    expect(first).toMatchObject({
      status: 'running',
      underWay: 'draft',
      stepsLeft: 5,
      usualDurationMs: null,
    });
    expect(await desk.generation(first.id)).toMatchObject({ stepsLeft: null, usualDurationMs: null });
    for (let written = 1; written < 5; written += 1) await desk.ask();
    expect((await whileDrafted(301)).usualDurationMs).toBeGreaterThanOrEqual(0);
  });
});

describe('an approved outline', () => {
  it('is held against the text: a note names each point that the text leaves out', async () => {
    const { id } = (await desk.ask({ outlineFirst: true })).body.generation;
    const [first, ...others] = outline.sections;
    const points = ['Keep the condition report', 'Ask the foundry for its castings of bronze'];
    const sections = [{ ...first, points }, ...others];
    await desk.author.post(`/api/generations/${id}/outline`, { outline: { ...outline, sections } });
    const told = (await desk.generation(id)).steps.find(({ step }) => step === 'check')?.detail ?? '';
    expect(told).toContain(
      'Note: The outline’s point “Ask the foundry for its castings of bronze”, under “What to keep”, seems to be missing.',
    );
    expect(told).not.toContain('“Keep the condition report”');
  });
});

describe('a footnote', () => {
  it('says whose the page is, and when it was read', async () => {
    desk.elsewhere.files.set('/page', file(Buffer.from('Papers of 1970 are rare.'), 'text/plain'));
    const url = `${desk.elsewhere.origin}/page`;
    const draft = draftOf(310);
    const content = draft.content.replace('condition report.', 'condition report. [s2, s1]');
    desk.odd.set('article-draft', replies.answer({ ...draft, content }));
    const pasted = { title: 'A note on boxes', text: 'A box doubles the price of a watch.' };
    const { article } = (await desk.ask({ sources: [pasted, { url }] })).body;
    const { body: text } = await desk.author.get<string>(
      `/api/articles/drafts/${article.id}/download?format=md`,
    );
    const [page, note] = text.trimEnd().split('\n').slice(-2);
    expect(page).toMatch(/^\[\^s2\]: .* <.*\/page> \(127\.0\.0\.1, read \w+ \d+, \d{4}\)$/);
    expect(note).toBe('[^s1]: A note on boxes');
  });
});
