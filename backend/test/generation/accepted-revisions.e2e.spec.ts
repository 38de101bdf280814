import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { StepByStep, stepsOf } from '../support/step-by-step.js';
import { draftOf, stepOfRequest } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

const run = (name: string, from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, at) => `${name}${'abcdefghij'.charAt((from + at) / 10)}${'abcdefghij'.charAt((from + at) % 10)}`,
  ).join(' ');
const [long, short] = [run('one', 0, 42), run('two', 0, 18)];
const source = `The ledger says ${long}, and then ${short}. The clock made $4.2 million. Prices rose by 12% in a year.`;

/** A draft with small words, by which English is recognised, and an ending that no other draft has. */
function englishDraft(number: number): ReturnType<typeof draftOf> {
  const { title, content } = draftOf(number);
  const english = content.replaceAll(' one ', ' the ').replaceAll(' beside some ', ' in the ');
  const ending = `Whoever keeps the papers of box ${'abcdefghij'.charAt(number % 10)} has the better half of it.`;
  return { title, content: english.replace(/Nobody regrets.*$/u, ending) };
}

/**
 * Generates an article whose third section gets one passage in the draft, and another in its revision.
 * @returns the outcome of the revision, and the content
 */
async function revised(number: number, passage: string, instead: string) {
  const draft = englishDraft(number);
  const [section = ''] = /## Who asks for it[^#]*/.exec(draft.content) ?? [];
  const cited = draft.content.replace(
    '## What it proves\n\n',
    '## What it proves\n\nThe ledger tells more [s1]. ',
  );
  desk.odd.set(
    'article-draft',
    replies.answer({ ...draft, content: cited.replace(section.trim(), `${section.trim()} ${passage}`) }),
  );
  const anew = { section: 2, content: `${section.trim()} ${instead}` };
  desk.odd.set('section-revision', replies.answer({ title: null, sections: [anew] }));
  const { body } = await desk.ask({ sources: [{ title: 'A ledger', text: source }] });
  const story = await desk.generation(body.article.generationId);
  const step = story.steps.find(({ step: name }) => name === 'revise');
  const prompts = desk.model.requests.filter((request) => stepOfRequest(request) === 'section-revision');
  return {
    outcome: step?.outcome,
    detail: step?.detail,
    content: body.article.content,
    steps: stepsOf(story),
    asked: JSON.stringify(prompts[0]?.body.messages),
  };
}

describe('a revision', () => {
  it('that mends two copied passages is taken, though shorter runs of them are left', async () => {
    const left = [run('one', 20, 36), run('two', 2, 16)];
    const { outcome, detail, content } = await revised(
      400,
      `They say ${long}. They also say ${short}.`,
      `They say as much ${left[0]} in all. They also note ${left[1]} in it.`,
    );
    expect(content).toContain(left[0]);
    expect(outcome).toBe('done');
    expect(detail).toBe(
      'Mended 1 of 2 faults: 42 words in a row stand in the source [s1] too.\nWritten anew: Who asks for it',
    );
  });

  it('that loses a figure is not taken, and says which', async () => {
    const { outcome, detail, content } = await revised(
      401,
      'TODO The clock made $4.2 million [s1].',
      'The clock made a great deal of money [s1].',
    );
    expect(content).toContain('$4.2 million');
    expect([outcome, detail]).toEqual([
      'not-taken',
      'The text before stands: the new one lost the figure $4.2 million.',
    ]);
  });

  it('that brings another certain fault is not taken, and says which', async () => {
    const { outcome, detail } = await revised(402, 'TODO ask them.', 'Ask them [insert a name].');
    expect(outcome).toBe('not-taken');
    expect(detail).toMatch(/^The text before stands: the new one has another fault\. .*insert a name/);
  });

  it('that mends nothing is not taken', async () => {
    const { outcome, detail } = await revised(403, 'TODO ask them.', 'TODO do ask them.');
    expect([outcome, detail]).toEqual([
      'not-taken',
      'The text before stands: the new one still has the fault.',
    ]);
  });

  it('sets the marker that is offered for a figure without a source, or takes the figure out', async () => {
    const said = 'Prices rose by 12% in a year.';
    const { outcome, content, asked } = await revised(404, said, 'Prices rose by 12% in a year [s1].');
    expect(asked).toContain('It could read: “Prices rose by 12% in a year [s1].”');
    expect(asked).toContain('Take the figure out, or say how a reader can find it.');
    expect(content).toContain('12% in a year [s1].');
    expect(outcome).toBe('done');
    const without = await revised(405, said, 'Prices rose.');
    expect([without.outcome, without.content.includes('12%')]).toEqual(['done', false]);
  });
});
