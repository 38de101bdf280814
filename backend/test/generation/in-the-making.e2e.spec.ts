import { file } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { eventually } from '../support/eventually.js';
import { StepByStep } from '../support/step-by-step.js';
import { draftOf, outline } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

describe('an article in the making', () => {
  it('says while it is written how many steps are left, and what others took', async () => {
    let answer: (() => void) | undefined;
    desk.odd.set('article-draft', (response) => {
      answer = () => replies.answer(draftOf(300))(response);
    });
    const asked = desk.ask();
    await eventually(() => expect(answer).toBeDefined());
    const id = (await desk.open())[0]?.id ?? '';
    const ahead = { status: 'running', underWay: 'draft', stepsLeft: 4 };
    expect(await desk.generation(id)).toMatchObject({ ...ahead, usualDurationMs: null });
    answer?.();
    await asked;
    expect(await desk.generation(id)).toMatchObject({ stepsLeft: null, usualDurationMs: null });

    desk.odd.clear();
    for (let written = 1; written < 5; written += 1) await desk.ask();
    answer = undefined;
    desk.odd.set('article-draft', (response) => {
      answer = () => replies.answer(draftOf(301))(response);
    });
    const last = desk.ask();
    await eventually(() => expect(answer).toBeDefined());
    const { usualDurationMs } = await desk.generation((await desk.open())[0]?.id ?? '');
    expect(usualDurationMs).toBeGreaterThanOrEqual(0);
    answer?.();
    await last;
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
