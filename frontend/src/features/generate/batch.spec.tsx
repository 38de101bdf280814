import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aWeek, emptyDesk } from '@/testing/desk';
import { answer, type SeenRequest, type serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

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
