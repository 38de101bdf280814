import { act, screen, waitFor, within } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aGeneration, anOutline, aStep } from '@/testing/generations';
import { admin, generated, openArticleForm, POST_ARTICLE } from '../testing/article-form';

type Generation = ReturnType<typeof aGeneration>;

/** The answers of a server that has one generation, open or not. */
function having(generation: Generation): Parameters<typeof serve>[0] {
  const { id, status } = generation;
  const open = status !== 'done' && status !== 'cancelled';
  return {
    'GET /api/generations': { items: open ? [{ id, status }] : [] },
    [`GET /api/generations/${id}`]: { generation },
  };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

const seenBy =
  (calls: SeenRequest[], response: () => Response | Promise<Response>) => (call: SeenRequest) => {
    calls.push(call);
    return response();
  };

describe('an article that is being written', () => {
  it('says how many steps are left and how long one takes, and has its outline to read', async () => {
    const ahead = { underWay: 'draft', stepsLeft: 4, usualDurationMs: 170_000 } as const;
    const { person } = await openArticleForm(admin, having(aGeneration({ status: 'running', ...ahead })));
    const making = await card('An article in the making');
    expect(making.getByText('4 steps left. An article usually takes about 3 min.')).toBeVisible();
    expect(making.getByText(anOutline.thesis)).not.toBeVisible();
    await person.click(making.getByText('Outline', { selector: 'summary' }));
    expect(making.getByText(anOutline.thesis)).toBeVisible();
  });

  it('doesn’t say how long one takes while nobody knows, and has no outline before there is one', async () => {
    const ahead = { underWay: 'outline', stepsLeft: 1, usualDurationMs: null, outline: null } as const;
    await openArticleForm(admin, having(aGeneration({ status: 'running', steps: [], ...ahead })));
    const making = await card('An article in the making');
    expect(making.getByText('1 step left.')).toBeVisible();
    expect(making.queryByText('Outline', { selector: 'summary' })).not.toBeInTheDocument();
  });
});

describe('an outline that comes first', () => {
  it('is asked for by a switch, and then shown to be looked over', async () => {
    const calls: SeenRequest[] = [];
    const { form, person, choose } = await openArticleForm(admin, {
      [POST_ARTICLE]: seenBy(calls, () => {
        serve(having(aGeneration()));
        return answer(202, { generation: aGeneration() });
      }),
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.click(form.getByRole('switch', { name: 'Outline first' }));
    await person.click(form.getByRole('button', { name: 'Make the Outline' }));
    const outline = await card('The outline is ready');
    expect(outline.getByLabelText('Thesis')).toHaveValue(anOutline.thesis);
    expect(outline.getByText('750 words in all')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ outlineFirst: true });
  });

  it('is sent as it came when nothing is changed', async () => {
    const calls: SeenRequest[] = [];
    const { person } = await openArticleForm(admin, {
      ...having(aGeneration()),
      'POST /api/generations/g-1/outline': seenBy(calls, () => generated({ title: 'Boxes' })),
    });
    const outline = await card('The outline is ready');
    await person.click(outline.getByRole('button', { name: 'Write the Article' }));
    expect((await screen.findByText('Article Generated!')).parentElement).toHaveTextContent('“Boxes”');
    expect(calls[0]?.body).toEqual({ outline: anOutline });
  });

  it('is changed, section by section, moved by buttons and keys, and adds up', async () => {
    const calls: SeenRequest[] = [];
    const { person, history } = await openArticleForm(admin, {
      ...having(aGeneration()),
      'POST /api/generations/g-1/outline': seenBy(calls, () => new Promise(() => undefined)),
    });
    const outline = await card('The outline is ready');
    const section = (place: number) => within(outline.getByRole('group', { name: `Section ${place}` }));
    await person.click(outline.getByRole('button', { name: 'Move section 2 up' }));
    expect(section(1).getByLabelText('Heading')).toHaveValue('The price');
    expect(outline.getByText('Moved to 1 of 2.')).toHaveAttribute('role', 'status');
    expect(section(1).getByRole('button', { name: 'Move section 1 up' })).toHaveFocus();
    await person.click(section(1).getByLabelText('Words'));
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(section(2).getByLabelText('Words')).toHaveFocus();
    await person.clear(section(2).getByLabelText('Words'));
    await person.keyboard('200');
    await person.click(outline.getByRole('button', { name: 'Add Section' }));
    expect(section(3).getByLabelText('Heading')).toHaveFocus();
    await person.click(outline.getByRole('button', { name: 'Write the Article' }));
    await waitFor(() => expect(section(3).getByLabelText('Heading')).toHaveFocus());
    expect(section(3).getByLabelText('Heading')).toBeInvalid();
    expect(calls).toEqual([]);
    await person.keyboard('The end');
    await person.type(section(3).getByLabelText('Points'), ' Insure it {Enter}{Enter}Keep it');
    expect(outline.getByText('500 words in all')).toBeVisible();
    await person.click(outline.getByRole('button', { name: 'Remove section 1' }));
    expect(section(1).getByLabelText('Heading')).toHaveFocus();
    await person.click(outline.getByRole('button', { name: 'Write the Article' }));
    expect(calls[0]?.body).toEqual({
      outline: {
        ...anOutline,
        sections: [
          { ...anOutline.sections[1], words: 200 },
          { heading: 'The end', purpose: '', points: ['Insure it', 'Keep it'], words: 0, sources: [] },
        ],
      },
    });
    expect(history.location.href).toBe('/generate?generation=g-1');
  });

  it('keeps what was changed over a reload', async () => {
    const first = await openArticleForm(admin, having(aGeneration()));
    const outline = await card('The outline is ready');
    await first.person.type(outline.getByLabelText('Reader'), ' and heirs');
    first.unmount();
    await openArticleForm(admin, having(aGeneration()));
    expect((await card('The outline is ready')).getByLabelText('Reader')).toHaveValue('Collectors and heirs');
  });

  it('is discarded only after a question', async () => {
    const { person } = await openArticleForm(admin, {
      ...having(aGeneration()),
      'POST /api/generations/g-1/cancel': () => {
        serve(having(aGeneration({ status: 'cancelled' })));
        return { generation: aGeneration({ status: 'cancelled' }) };
      },
    });
    await person.click((await card('The outline is ready')).getByRole('button', { name: 'Discard Outline' }));
    const question = within(await findQuestion('Discard this outline?'));
    await person.click(question.getByRole('button', { name: 'Discard outline' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'The outline is ready' })).not.toBeInTheDocument(),
    );
  });
});

describe('an article in the making', () => {
  it('shows its steps as they come, and leads to the article', async () => {
    const sources = fakeEventSources();
    const running = aGeneration({ status: 'running', underWay: 'draft' });
    const { history } = await openArticleForm(admin, having(running));
    act(() => history.push('/generate?generation=g-1'));
    const making = await card('An article in the making');
    expect(making.getByText('Writing the draft…')).toHaveAttribute('role', 'status');
    const check = aStep({
      step: 'check',
      model: null,
      tokens: null,
      detail: '1 finding, 1 note.\nTo mend: It has no end.\nNote: It is long.',
    });
    serve(having({ ...running, steps: [aStep({ step: 'outline' }), aStep(), check], underWay: 'revise' }));
    act(() => sources.at(-1)?.tells('change', { topics: ['generation'] }));
    expect(await making.findByText('Revising the sections with findings…')).toBeVisible();
    const steps = within(making.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps[1]).toHaveTextContent('Drafta-model · 1,200 tokens in, 900 out · 12.4 s');
    expect(steps[2]).toHaveTextContent('1 finding, 1 note. To mend: It has no end. Note: It is long.');
    expect(making.getByText('In all: 1,200 tokens in, 900 out, $0.0042')).toBeVisible();
    serve(having({ ...running, status: 'done', articleId: 'g-1', underWay: null }));
    act(() => sources.at(-1)?.tells('change', { topics: ['generation'] }));
    const link = (await card('The article is written')).getByRole('link', { name: 'Open the Article' });
    expect(link).toHaveAttribute('href', '/articles?article=g-1');
  });

  it('is cancelled by the person who waits for it, who can then ask for the same again', async () => {
    const sources = fakeEventSources();
    const calls: SeenRequest[] = [];
    let give = (_: Response) => undefined as void;
    const running = aGeneration({ status: 'running', underWay: 'draft' });
    const { person, choose, generate } = await openArticleForm(admin, {
      [POST_ARTICLE]: seenBy(calls, () => new Promise<Response>((resolve) => (give = resolve))),
      'POST /api/generations/g-1/cancel': () => {
        serve(having({ ...running, status: 'cancelled' }));
        return { generation: { ...running, status: 'cancelled' } };
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await generate();
    await screen.findByRole('region', { name: 'Writing an article' });
    serve(having(running));
    const work = calls[0]?.headers.get('idempotency-key');
    act(() => sources.at(-1)?.tells('progress', { work, stage: 'writing', articleId: 'g-1' }));
    const writing = await card('Writing an article');
    await person.click(await writing.findByRole('button', { name: 'Cancel' }));
    const type = 'https://desk.example/problems/generation-state';
    act(() => give(answer(409, { type, detail: 'This generation is cancelled.' })));
    expect(await screen.findByRole('region', { name: 'Cancelled' })).toBeVisible();
    expect(screen.queryByText('Generation Failed')).not.toBeInTheDocument();
    await generate();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.headers.get('idempotency-key')).not.toBe(work);
  });
});

describe('an article that failed', () => {
  const failed = aGeneration({
    status: 'failed',
    failure: 'The model took too long.',
    steps: [aStep({ step: 'outline' }), aStep({ outcome: 'failed', detail: 'The model took too long.' })],
  });

  it('says where and why, and goes on from there', async () => {
    const { person, history } = await openArticleForm(admin, {
      ...having(failed),
      'POST /api/generations/g-1/retry': () => {
        serve(having(aGeneration({ status: 'running', underWay: 'draft' })));
        return answer(202, { generation: aGeneration({ status: 'running', underWay: 'draft' }) });
      },
    });
    const told = await card('The article couldn’t be written');
    expect(told.getByText('Draft: The model took too long.')).toBeVisible();
    await person.click(told.getByRole('button', { name: 'Try Again From Here' }));
    expect((await card('An article in the making')).getByText('Writing the draft…')).toBeVisible();
    expect(history.location.href).toBe('/generate?generation=g-1');
  });

  it('stays when it can’t go on now, and the reason is told', async () => {
    const { person } = await openArticleForm(admin, {
      ...having(failed),
      'POST /api/generations/g-1/retry': answer(429, { detail: 'You have reached your weekly limit.' }),
    });
    const told = await card('The article couldn’t be written');
    await person.click(told.getByRole('button', { name: 'Try Again From Here' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reached your weekly limit.');
    expect(told.getByRole('button', { name: 'Give Up' })).toBeVisible();
  });
});

const source = {
  id: 's1',
  url: 'https://www.hodinkee.com/boxes',
  title: 'On boxes',
  hash: 'f00d',
  readAt: '2026-11-28T09:00:00.000Z',
  from: 'search' as const,
};
const generation = aGeneration({
  sources: [{ ...source, text: 'A box adds a fifth.' }],
  research: {
    subject: 'Boxes',
    questions: [
      { view: 'owner', question: 'What does a box add?', query: 'box price', found: 1, failure: null },
      { view: 'sceptic', question: 'Which are forged?', query: 'forged boxes', found: 0, failure: null },
    ],
    sources: [source],
    passages: [{ id: 'p1', source: 's1', question: 0, text: 'A box adds a fifth.', used: true }],
    leftOut: [],
  },
});
const withSearch = {
  brandName: 'Provenance',
  hashtags: ['#A', '#B', '#C'],
  insightsUrl: 'https://provenance.example/insights',
  demo: false,
  research: true,
  pipeline: 'full',
  timeZone: 'America/New_York',
};
const served = {
  'GET /api/generations': { items: [{ id: 'g-1', status: 'waiting-for-outline' }] },
  'GET /api/generations/g-1': { generation },
};

it('what was looked up is ticked; what is taken out is no source of any section', async () => {
  const calls: SeenRequest[] = [];
  const { person } = await openArticleForm(admin, {
    ...served,
    'POST /api/generations/g-1/outline': (call: SeenRequest) => {
      calls.push(call);
      return generated({ title: 'Boxes' });
    },
  });
  const found = within(await screen.findByRole('region', { name: 'What was looked up' }));
  expect(found.getByText('1 of 1 passage used')).toBeVisible();
  expect(found.getByText('Nothing was found.')).toBeVisible();
  expect(found.getByRole('link', { name: /On boxes/ })).toHaveAttribute('href', source.url);
  const passage = found.getByRole('checkbox', { name: 'A box adds a fifth.' });
  expect(passage).toBeChecked();
  await person.click(passage);
  expect(found.getByText('0 of 1 passage used')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Write the Article' }));
  await screen.findByText('Article Generated!');
  const sections = anOutline.sections.map((section) => ({ ...section, sources: [] }));
  expect(calls[0]?.body).toEqual({ outline: { ...anOutline, sections }, passages: [] });
});

it('things are looked up first unless that is switched off, and only where there is a search', async () => {
  const calls: SeenRequest[] = [];
  const post = (call: SeenRequest) => {
    calls.push(call);
    return answer(503, {});
  };
  const { form, person, choose } = await openArticleForm(admin, {
    'GET /api/settings': withSearch,
    [POST_ARTICLE]: post,
  });
  await choose('Category', 'Collectibles');
  await choose('Persona', 'The Appraiser');
  const lookUp = await form.findByRole('switch', { name: 'Look things up first' });
  expect(lookUp).toBeChecked();
  await person.click(lookUp);
  await person.click(form.getByRole('button', { name: 'Generate Article' }));
  expect(calls[0]?.body).toMatchObject({ research: false });
});

it('of a house that has articles written by one request, things are looked up only before an outline', async () => {
  const settings = { ...withSearch, pipeline: 'single' };
  const { form, person } = await openArticleForm(admin, { 'GET /api/settings': settings });
  expect(await screen.findByText(/^Where an outline is wanted first, questions are looked up/)).toBeVisible();
  expect(form.queryByRole('switch', { name: 'Look things up first' })).not.toBeInTheDocument();
  await person.click(form.getByRole('switch', { name: 'Outline first' }));
  expect(form.getByRole('switch', { name: 'Look things up first' })).toBeChecked();
});
