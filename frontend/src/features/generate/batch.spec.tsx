import { fireEvent, screen, waitFor, within, act } from '@testing-library/react';
import { aWeek, emptyDesk, anArticle } from '@/testing/desk';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import type { Batch } from './api/generate-batch';
import { aBatch, at } from './testing/batches';

const admin = aUser({ role: 'admin', assignedPersona: null });
const POST = 'POST /api/articles/generate-flexible-batch';

const finished = {
  success: true,
  batchId: 'b-1',
  key: 'k',
  status: 'finished',
  summary: { requested: 5, totalGenerated: 5, failed: 0 },
  planned: [],
  articles: [],
  failures: [],
};

async function open(user = admin, routes: Parameters<typeof serve>[0] = {}) {
  const app = renderApp('/generate', user, { ...emptyDesk, ...routes });
  const form = within(await screen.findByRole('form', { name: 'Batch' }));
  const choose = async (field: string, ...choices: string[]) => {
    await app.person.click(form.getByLabelText(field));
    for (const choice of choices) {
      await app.person.click(await screen.findByRole('option', { name: choice }));
    }
    await app.person.keyboard('{Escape}');
  };
  const generate = () => app.person.click(form.getByRole('button', { name: /^Generate/ }));
  return { ...app, form, count: form.getByLabelText('Article count'), choose, generate };
}

/** Opens the form with everything chosen that must be. */
async function openFilled(user = admin, routes: Parameters<typeof serve>[0] = {}) {
  const app = await open(user, routes);
  if (user.role === 'admin') await app.choose('Personas', 'The Appraiser');
  await app.choose('Categories', 'Collectibles');
  return app;
}

describe('the article count', () => {
  it('is 5 at first, and names the button', async () => {
    const { count, form } = await open();
    expect(count).toHaveValue(5);
    expect(count).toHaveAttribute('min', '1');
    expect(count).toHaveAttribute('max', '20');
    fireEvent.change(count, { target: { value: '8' } });
    expect(form.getByRole('button', { name: 'Generate 8 Articles' })).toBeVisible();
  });

  it.each(['', 'abc'])('becomes 1 when it is no number: %j', async (typed) => {
    const { count, form } = await open();
    fireEvent.change(count, { target: { value: typed } });
    expect(count).toHaveValue(1);
    expect(form.getByRole('button', { name: 'Generate 1 Articles' })).toBeVisible();
  });

  it.each(['0', '-3', '21', '2.5'])('stays %s as typed, and is refused', async (typed) => {
    const { count, generate, person } = await openFilled();
    fireEvent.change(count, { target: { value: typed } });
    await person.tab();
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select between 1 and 20 articles');
    expect(count).toHaveValue(Number(typed));
    expect(count).toHaveFocus();
  });
});

describe('asking for a batch', () => {
  it('needs personas and categories', async () => {
    const { choose, generate } = await open();
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select at least one persona for batch generation',
    );
    await choose('Personas', 'The Appraiser');
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select at least one category for batch generation',
    );
  });

  it('sends the whole request, and tells how many came', async () => {
    const calls: SeenRequest[] = [];
    const { form, person, choose, generate } = await open(admin, {
      [POST]: (request) => {
        calls.push(request);
        return answer(201, finished);
      },
    });
    await choose('Personas', 'The Appraiser', 'The Underwriter');
    await choose('Categories', 'Market Intel');
    await person.type(form.getByLabelText('Custom prompt'), ' spring sales ');
    await generate();
    const toast = await screen.findByText('Batch Generation Complete!');
    expect(toast.parentElement).toHaveTextContent('5 articles generated.');
    expect(calls[0]?.body).toEqual({
      articleCount: 5,
      personas: ['p-1', 'p-2'],
      categories: ['market-intel'],
      customPrompt: 'spring sales',
    });
    expect(calls[0]?.headers.get('idempotency-key')).toEqual(expect.any(String));
    expect(form.getByLabelText('Custom prompt')).toHaveValue('');
  });

  it('tells how many failed', async () => {
    const summary = { requested: 5, totalGenerated: 4, failed: 1 };
    const { generate } = await openFilled(admin, { [POST]: answer(201, { ...finished, summary }) });
    await generate();
    expect(await screen.findByText('4 of 5 articles generated, 1 failed.')).toBeVisible();
  });

  it.each([
    ['is no JSON', new Response('<html>', { status: 201 }), 'Failed to parse server response.'],
    ['does not say success', answer(201, { summary: {} }), 'Invalid batch response structure'],
    ['is null', new Response('null', { status: 201 }), 'Invalid batch response structure'],
  ])('says so when the answer %s', async (_, response, sentence) => {
    const { generate } = await openFilled(admin, { [POST]: response });
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Batch Generation Error');
    expect(alert).toHaveTextContent(sentence);
  });

  it('tells why it was refused, and can be asked for again', async () => {
    const { form, generate } = await openFilled(admin, {
      [POST]: answer(400, { detail: 'Persona not found.' }),
    });
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Batch Generation FailedPersona not found.');
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Generate 5 Articles' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it('is told neither written nor failed when nobody answers', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { generate } = await openFilled(admin, { [POST]: lost, 'GET /api/articles/batches': lost });
    await generate();
    const card = await screen.findByRole('region', { name: 'Writing 5 articles' });
    expect(await within(card).findByText('The progress could not be loaded')).toBeVisible();
    expect(screen.queryByText('Batch Generation Failed')).not.toBeInTheDocument();
  });

  it('has a sentence of its own when the server never got it', async () => {
    const { generate } = await openFilled(admin, {
      [POST]: () => Promise.reject(new TypeError('Failed to fetch')),
      'GET /api/articles/batches': answer(404, { detail: 'Batch not found.' }),
    });
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article batch');
  });
});

describe('an author', () => {
  it('writes in the assigned persona, and chooses categories only', async () => {
    const calls: SeenRequest[] = [];
    const { form, generate } = await openFilled(aUser(), {
      [POST]: (request) => {
        calls.push(request);
        return answer(201, finished);
      },
    });
    expect(screen.getByText(/You generate with your assigned persona, The Appraiser\./)).toBeVisible();
    expect(form.queryByLabelText('Personas')).not.toBeInTheDocument();
    await generate();
    await screen.findByText('Batch Generation Complete!');
    expect(calls[0]?.body).toEqual({ articleCount: 5, personas: ['p-1'], categories: ['collectibles'] });
  });

  it.each([
    [7, 'You can generate 3 more articles this week.'],
    [9, 'You can generate 1 more article this week.'],
  ])('is told how many articles are left of the week after %i', async (used, sentence) => {
    const { generate } = await openFilled(aUser(), {
      'GET /api/articles/weekly-count': { ...aWeek(used) },
    });
    await screen.findByText(`${used} of 10 articles`);
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Weekly Limit Reached');
    expect(alert).toHaveTextContent(sentence);
  });

  it('may ask for as many as are left of the week', async () => {
    const calls: SeenRequest[] = [];
    const { count, generate } = await openFilled(aUser(), {
      'GET /api/articles/weekly-count': { ...aWeek(7) },
      [POST]: (request) => {
        calls.push(request);
        return answer(201, finished);
      },
    });
    await screen.findByText('7 of 10 articles');
    fireEvent.change(count, { target: { value: '3' } });
    await generate();
    expect(await screen.findByText('Batch Generation Complete!')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ articleCount: 3 });
  });
});

describe('a batch that is being written', () => {
  const GET = 'GET /api/articles/batches';

  let sources: ReturnType<typeof fakeEventSources>;
  let record: Response | Batch;
  let give: (answered: Response | Error) => void;
  let calls: SeenRequest[];

  beforeEach(() => {
    sources = fakeEventSources();
    calls = [];
    record = answer(404, { detail: 'Batch not found.' });
  });

  /** Opens the page with a batch call that is answered when the test says so. The record can be changed meanwhile. */
  async function open() {
    const app = renderApp('/generate', admin, {
      ...emptyDesk,
      [POST]: (request) => {
        calls.push(request);
        return new Promise<Response>((resolve, reject) => {
          give = (answered) => (answered instanceof Error ? reject(answered) : resolve(answered));
        });
      },
      [GET]: () => (record instanceof Response ? record : answer(200, record)),
    });
    const form = within(await screen.findByRole('form', { name: 'Batch' }));
    return { ...app, form };
  }

  /** Opens the page and asks for a batch of four. */
  async function openAndStart() {
    const app = await open();
    const { form, person } = app;
    for (const field of ['Personas', 'Categories']) {
      await person.click(form.getByLabelText(field));
      await person.keyboard('{Control>}a{/Control}{Escape}');
    }
    fireEvent.change(form.getByLabelText('Article count'), { target: { value: '4' } });
    await person.click(form.getByRole('button', { name: 'Generate 4 Articles' }));
    return app;
  }

  /** Makes the server report the batch, whose record is now this. */
  function goesOn(batch: Batch, stage: string, index: number) {
    record = batch;
    const work = calls[0]?.headers.get('idempotency-key');
    act(() => {
      sources.at(-1)?.tells('progress', { work, stage, batchId: 'b-1', index, of: 4 });
      sources.at(-1)?.tells('change', { topics: ['batch', 'article'] });
    });
  }

  const rows = (card: HTMLElement) =>
    within(within(card).getByRole('list', { name: 'Articles of the batch' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('begins at once, and blocks its button', async () => {
    const { form } = await openAndStart();
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    expect(card).toHaveTextContent('You can leave this page.');
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(form.getByRole('button', { name: 'Generating 4 articles' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('tells article by article what came of each, and what it is at', async () => {
    await openAndStart();
    goesOn(at(aBatch('One', null), { 2: 'check' }), 'checking', 2);
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    expect(await within(card).findByRole('link', { name: 'One' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(rows(card)).toEqual([
      expect.stringContaining('One'),
      expect.stringContaining('The model refused to write this text.'),
      expect.stringContaining('Checking against the editorial rules…'),
      expect.stringContaining('Waiting'),
    ]);
    expect(card).toHaveTextContent('1 written1 being written1 failed1 waiting');
    expect(screen.getByText('No.')).toBeVisible();
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    expect(within(card).getByRole('status')).toHaveTextContent('Half of the batch is done.');
  });

  it('tells of each article that is written side by side with others what it is at', async () => {
    await openAndStart();
    const batch = at(aBatch(), { 0: 'finish', 1: 'draft' });
    const [first, second, third, fourth] = batch.planned;
    // The third was done before the first two.
    const planned = [first, second, { ...third, status: 'written' }, fourth] as Batch['planned'];
    const articles = [anArticle({ id: 'a-3', title: 'Three' })];
    goesOn({ ...batch, planned, articles, summary: { ...batch.summary, totalGenerated: 1 } }, 'revising', 1);
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    await within(card).findByRole('link', { name: 'Three' });
    expect(rows(card)).toEqual([
      expect.stringContaining('Writing lead, title and summary…'),
      expect.stringContaining('Writing the draft…'),
      expect.stringContaining('Three'),
      expect.stringContaining('Waiting'),
    ]);
    expect(card).toHaveTextContent('1 written2 being written1 waiting');
  });

  it('says that it plans before anything is written', async () => {
    await openAndStart();
    goesOn(aBatch(), 'planning', 0);
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    expect(await within(card).findByText('Planning what each article is about…')).toBeVisible();
  });

  it('turns into its summary, which stays until it is dismissed', async () => {
    const { person, form } = await openAndStart();
    goesOn(aBatch('One', null, 'Three'), 'writing', 3);
    const done = aBatch('One', null, 'Three', 'Four');
    record = done;
    act(() => give(answer(201, done)));
    const card = await screen.findByRole('region', { name: '3 of 4 articles written' });
    expect(rows(card)).toHaveLength(4);
    expect(screen.getByText('3 of 4 articles generated, 1 failed.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Generate 4 Articles' })).not.toHaveAttribute('aria-disabled');
    await person.click(within(card).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: '3 of 4 articles written' })).not.toBeInTheDocument();
  });

  it('has the article of a failed row written after all', async () => {
    const { person } = await openAndStart();
    const asked = serve({ 'POST /api/articles/generate': () => new Promise<Response>(() => undefined) });
    goesOn(aBatch('One', null), 'writing', 2);
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    const again = await within(card).findByRole('button', { name: 'Try again' });
    await person.dblClick(again);
    expect(await screen.findByRole('region', { name: 'Writing an article' })).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ categoryId: 'collectibles', personaId: 'p-2' }]);
    expect(again).toHaveAttribute('aria-disabled', 'true');
  });

  it('survives a reload, and tells its end', async () => {
    const { unmount } = await openAndStart();
    await screen.findByRole('region', { name: 'Writing 4 articles' });
    unmount();
    record = aBatch('One');
    await open();
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    expect(await within(card).findByRole('link', { name: 'One' })).toBeVisible();
    expect(calls).toHaveLength(1);
    goesOn(aBatch('One', 'Two', 'Three', 'Four'), 'written', 3);
    expect(await screen.findByText('Batch Generation Complete!')).toBeVisible();
    expect(await screen.findByRole('region', { name: '4 articles written' })).toBeVisible();
  });

  it('goes on when its call is lost on the way', async () => {
    await openAndStart();
    goesOn(aBatch('One'), 'writing', 1);
    act(() => give(new TypeError('Failed to fetch')));
    const card = await screen.findByRole('region', { name: 'Writing 4 articles' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    goesOn(aBatch('One', 'Two', 'Three', 'Four'), 'written', 3);
    expect(await screen.findByText('4 articles generated.')).toBeVisible();
    expect(card).toBeVisible();
  });

  it('that brought nothing says why, article by article', async () => {
    const detail = 'None of the articles could be written. The model refused to write this text.';
    await openAndStart();
    goesOn(aBatch(null, null, null), 'failed', 2);
    record = aBatch(null, null, null, null);
    act(() => give(answer(502, { detail })));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Batch Generation Failed${detail}`);
    const card = await screen.findByRole('region', { name: 'No article was written' });
    expect(rows(card)).toEqual(Array(4).fill(expect.stringContaining('refused to write this text')));
  });

  it('is forgotten when the server never got it', async () => {
    const { unmount } = await openAndStart();
    await screen.findByRole('region', { name: 'Writing 4 articles' });
    unmount();
    const { form } = await open();
    expect(await form.findByRole('button', { name: 'Generate 4 Articles' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Writing 4 articles' })).not.toBeInTheDocument();
  });

  it('whose progress cannot be read says so, and can be asked again', async () => {
    const { unmount } = await openAndStart();
    await screen.findByRole('region', { name: 'Writing 4 articles' });
    unmount();
    record = answer(503, { detail: 'The record cannot be reached.' });
    const { person } = await open();
    expect(await screen.findByText('503: The record cannot be reached.')).toBeVisible();
    record = aBatch('One');
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'One' })).toBeVisible();
  });

  it('shows an article that was deleted since as that', async () => {
    await openAndStart();
    const batch = aBatch('One', 'Two');
    goesOn({ ...batch, articles: batch.articles.slice(1) }, 'writing', 2);
    expect(await screen.findByText('Written, and deleted since')).toBeVisible();
  });

  it('belongs to the user who asked for it', async () => {
    const { unmount } = await openAndStart();
    await screen.findByRole('region', { name: 'Writing 4 articles' });
    unmount();
    renderApp('/generate', aUser({ id: 'u-2', role: 'admin' }), emptyDesk);
    await screen.findByRole('form', { name: 'Batch' });
    expect(screen.queryByRole('region', { name: 'Writing 4 articles' })).not.toBeInTheDocument();
  });
});
