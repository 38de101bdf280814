import { file } from '../../src/platform/ai/testing/fake-openverse.js';
import type { CheckInputs, CheckedArticle } from '../../src/articles/checking/checking.dto.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { draftPath } from '../support/articles.js';
import { StepByStep, stepsOf, type Made } from '../support/step-by-step.js';
import { draftOf } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

const source = { title: 'A note on boxes', text: 'A box adds\u00a0a fifth to the price of a watch.' };
const opening = '## Who asks for it\n\n';
const overstated = 'A box doubles the price of a watch [s1].';
const claim = {
  quotation: 'A box doubles the price of a watch.',
  kind: 'overstated',
  source: '[s1]',
  passage: 'A box adds a fifth to the price of a watch.',
  other: '',
  fix: 'Say that it adds a fifth.',
};

let drafts = 500;

/** Generates an article whose draft claims more than its source, and whose review says so. */
async function written(
  answer: object | undefined,
  mended = overstated,
  given: object = source,
): Promise<Made> {
  const draft = draftOf((drafts += 1));
  const content = draft.content.replace(opening, `${opening}${overstated} `);
  const [section = ''] = /## Who asks for it[^#]*/.exec(content) ?? [];
  desk.odd.set('article-draft', replies.answer({ ...draft, content }));
  if (answer) desk.odd.set('article-review', replies.answer(answer));
  desk.odd.set(
    'section-revision',
    replies.answer({
      title: '',
      sections: [{ section: 2, content: section.replace(overstated, mended).trim() }],
    }),
  );
  const { status, body } = await desk.ask({ sources: [given], customPrompt: 'On boxes, please.' });
  expect(status).toBe(201);
  return body;
}

const found = ({ article }: Made) =>
  article.ruleReport.findings.filter(({ rule, verdict }) => rule === 'review' && verdict === 'fail');

describe('a draft', () => {
  it('is read with its sources before it is revised, and what doesn’t hold is mended: five calls', async () => {
    const mended = 'A box adds a fifth to the price of a watch [s1].';
    const body = await written({ claims: [claim], verdicts: [] }, mended);
    expect(desk.asked()).toEqual([
      'article-outline',
      'article-draft',
      'article-review',
      'section-revision',
      'article-finish',
    ]);
    const [, , review, revision] = desk.model.requests.map(({ body: { messages } }) =>
      messages.map((message) => message.content).join('\n'),
    );
    for (const given of ['On boxes, please.', source.text, 'Thesis: Papers are half', overstated])
      expect(review).toContain(given);
    expect(revision).toContain('This says more than [s1]');
    expect(revision).toContain('Say that it adds a fifth.');
    const story = await desk.generation(body.article.generationId);
    expect(stepsOf(story)).toEqual([
      'outline done',
      'draft done',
      'check done',
      'review done',
      'revise done',
      'check done',
      'finish done',
      'check done',
      'offer done',
    ]);
    expect(body.article.content).toContain(mended);
    expect(found(body)).toEqual([]);
    expect(story.review?.claims).toMatchObject([
      { source: 's1', passage: source.text.replace('\u00a0', ' ') },
    ]);
  });

  it('keeps what was not mended in its margin, until the passage is gone or somebody dismisses it', async () => {
    const { article } = await written({ claims: [claim], verdicts: [] });
    const quote = 'A box doubles the price of a watch [s1].';
    expect(found({ article } as Made)).toMatchObject([
      { severity: 'warn', kind: 'guess', spans: [{ quote }] },
    ]);
    const path = draftPath(article.id);
    const inputs = await desk.author.get<CheckInputs>(`${path}/check-inputs`);
    expect(inputs.body.claims).toMatchObject([{ kind: 'overstated', cites: ['s1'] }]);
    const checked = async (content: string) => {
      const text = { title: article.title, content, articleId: article.id };
      const { body } = await desk.author.post<CheckedArticle>('/api/articles/check', text);
      return body.findings.filter(({ rule }) => rule === 'review').map(({ verdict }) => verdict);
    };
    expect(await checked(article.content.replace('A box doubles', 'A **box** doubles'))).toEqual(['fail']);
    expect(await checked(article.content.replace('doubles', 'raises'))).toEqual(['pass']);
    const dismissal = { rule: 'review', quote, reason: 'We asked the dealer.' };
    const dismissed = await desk.author.post<Made>(`${path}/findings/dismiss`, dismissal);
    expect([dismissed.status, found(dismissed.body)]).toEqual([200, []]);
  });
});

it('a passage that a page was found to say is quoted in the footnotes of its files, while the text rests on it', async () => {
  const said = 'A box adds a fifth to the price of a watch.';
  const page = '/said';
  desk.elsewhere.files.set(page, file(Buffer.from(`${said} Nothing else is known.`), 'text/plain'));
  const supported = { ...claim, kind: 'supported', passage: said };
  const answer = { claims: [supported, { ...supported, passage: 'A box adds a third.' }], verdicts: [] };
  const { article } = await written(answer, overstated, { url: desk.elsewhere.origin + page });
  const quotation = overstated.replace(' [s1]', '');
  expect(article.sources).toMatchObject([{ id: 's1', passages: [{ quotation: overstated, passage: said }] }]);
  const files = () =>
    Promise.all(
      ['format=md', 'format=html', 'format=md&for=hugo', 'format=md&notes=list'].map(
        async (query) => (await desk.author.get<string>(`${draftPath(article.id)}/download?${query}`)).body,
      ),
    );
  for (const text of await files()) expect(text).toContain(`: “${said}”`);
  const content = article.content.replace(quotation.slice(0, 10), 'Some box');
  expect((await desk.author.patch(draftPath(article.id), { content })).status).toBe(200);
  for (const text of await files()) expect(text).not.toContain(said);
});

describe('a reviewer', () => {
  it('that lies about what it quotes is not believed, and what is left out is told', async () => {
    const lies = [
      { ...claim, quotation: 'A box triples the price of a watch.' },
      { ...claim, passage: 'A box adds nothing to the price of a watch.' },
      { ...claim, source: 's7' },
      { ...claim, kind: 'supported', passage: '' },
      { ...claim, kind: 'inconsistent', passage: '', other: 'A box is worth nothing.' },
      { ...claim, kind: 'nice' },
      'It is all fine.',
    ];
    const verdicts = [
      { criterion: 'point', holds: false, quotation: overstated, comment: 'It makes two.' },
      { criterion: 'ending', holds: false, quotation: 'Sell it all.', comment: 'It stops.' },
      { criterion: 'wish', holds: false, quotation: '', comment: 'Nothing about storage.' },
    ];
    const body = await written({ claims: lies, verdicts });
    expect(found(body)).toEqual([]);
    const { review, steps } = await desk.generation(body.article.generationId);
    expect(review?.claims).toEqual([]);
    expect(review?.verdicts.map(({ criterion }) => criterion)).toEqual(['point', 'wish']);
    expect(steps.find(({ step }) => step === 'review')?.detail).toBe(
      '0 claims looked at: 0 supported, 0 in doubt. 2 of 2 questions answered no. 8 answers left out: they could not be read, or what they quote was not found.',
    );
  });

  it('that is sloppy is read as far as it can be', async () => {
    const supported = {
      quotation: `“${overstated}”`,
      kind: 'Supported',
      source: 'Source [S1]',
      passage: '"a box adds a fifth to the price"',
    };
    const body = await written({ claims: [supported, { ...claim, fix: undefined, other: null }] });
    const { review } = await desk.generation(body.article.generationId);
    expect(review?.claims.map(({ kind }) => kind)).toEqual(['supported', 'overstated']);
  });

  it.each([
    ['refuses', replies.refusal('No.')],
    ['answers in prose', replies.content('It reads well.')],
    ['breaks off', replies.cutOff('{"claims": [{"quotation": "A box')],
    ['is away', replies.error(500)],
  ])('that %s costs nothing but itself', async (_, reply) => {
    desk.odd.set('article-review', reply);
    const body = await written(undefined);
    const story = await desk.generation(body.article.generationId);
    expect(stepsOf(story)).toEqual(expect.arrayContaining(['review failed', 'finish done', 'offer done']));
    expect(story.review).toEqual({ claims: [], verdicts: [] });
    expect(found(body)).toEqual([]);
  });

  it('that is too slow leaves the draft as it is, for which nothing more is asked', async () => {
    desk.odd.set('article-review', replies.silence());
    await written(undefined);
    expect(desk.asked()).toEqual(['article-outline', 'article-draft', 'article-review']);
  });
});

it('no article is reviewed where the setting says so', async () => {
  const quiet = await StepByStep.start({ AI_REVIEW: 'off' });
  try {
    await quiet.begin();
    const { body } = await quiet.ask();
    expect(quiet.asked()).not.toContain('article-review');
    expect((await quiet.generation(body.article.generationId)).review).toBeNull();
  } finally {
    await quiet.stop();
  }
});
