import { act, screen, within, waitFor } from '@testing-library/react';
import { aWeek, aWholeArticle, emptyDesk, categories } from '@/testing/desk';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { anIdea, deskWithIdeas, sourcesNamed } from '@/testing/ideas';
import { aUser, renderApp } from '@/testing/render-app';
import { admin, generated, openArticleForm, POST_ARTICLE, keyOf } from './testing/article-form';

describe('asking for one article', () => {
  it('needs a category, then for administrators a persona', async () => {
    const { form, choose, generate } = await openArticleForm();
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Missing Information');
    expect(alert).toHaveTextContent('Please select a category to generate an article');
    expect(form.getByLabelText('Category')).toHaveFocus();
    expect(form.getByLabelText('Category')).toBeInvalid();
    await choose('Category', 'Collectibles');
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select a persona to generate an article',
    );
    expect(form.getByLabelText('Category')).toBeValid();
  });

  it('sends ids and the trimmed prompt, and shows what came', async () => {
    const calls: SeenRequest[] = [];
    const article = aWholeArticle({ title: 'A new one', wordCount: 1_004 });
    const { form, person, choose, generate } = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        serve({
          'GET /api/articles': { total: 1, nextCursor: null, items: [article] },
          'GET /api/articles/drafts/a-1': { success: true, article },
        });
        return generated(article);
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Underwriter');
    await person.type(form.getByLabelText('Custom prompt'), '  service papers ');
    await generate();
    const toast = await screen.findByText('Article Generated!');
    expect(toast.parentElement).toHaveTextContent('“A new one”, 1,004 words.');
    expect(calls[0]?.body).toEqual({
      categoryId: 'collectibles',
      personaId: 'p-2',
      customPrompt: 'service papers',
    });
    expect(await screen.findByRole('heading', { name: 'A new one' })).toBeVisible();
  });

  it('leaves an empty prompt out', async () => {
    const calls: SeenRequest[] = [];
    const { choose, generate, form, person } = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.type(form.getByLabelText('Custom prompt'), '   ');
    await generate();
    await screen.findByText('Article Generated!');
    expect(calls[0]?.body).toEqual({ categoryId: 'collectibles', personaId: 'p-1' });
  });

  it('forgets its prompt once the article is there, wherever one is by then', async () => {
    let give = (_: Response) => undefined as void;
    const { form, person, choose, generate, history } = await openArticleForm(admin, {
      [POST_ARTICLE]: () => new Promise<Response>((resolve) => (give = resolve)),
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.type(form.getByLabelText('Custom prompt'), ' spring sales ');
    await generate();
    await screen.findByRole('button', { name: 'Generating article' });
    expect(form.getByLabelText('Custom prompt')).toHaveValue(' spring sales ');
    act(() => history.push('/how-it-works'));
    await screen.findByRole('heading', { level: 1, name: 'Need to Know' });
    act(() => give(generated()));
    await screen.findByText('Article Generated!');
    act(() => history.push('/generate'));
    const next = within(await screen.findByRole('form', { name: 'Single Article' }));
    expect(next.getByLabelText('Custom prompt')).toHaveValue('');
    expect(next.getByLabelText('Category')).toHaveTextContent('Collectibles');
  });

  it('keeps a prompt that was written while the article was', async () => {
    let give = (_: Response) => undefined as void;
    const { form, person, choose, generate } = await openArticleForm(admin, {
      [POST_ARTICLE]: () => new Promise<Response>((resolve) => (give = resolve)),
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.type(form.getByLabelText('Custom prompt'), 'spring');
    await generate();
    await screen.findByRole('button', { name: 'Generating article' });
    await person.type(form.getByLabelText('Custom prompt'), ' sales');
    act(() => give(generated()));
    await screen.findByText('Article Generated!');
    expect(form.getByLabelText('Custom prompt')).toHaveValue('spring sales');
  });

  it('refuses a prompt that is too long, and cuts nothing', async () => {
    const { form, person, choose, generate } = await openArticleForm();
    const long = 'x'.repeat(4_001);
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.click(form.getByLabelText('Custom prompt'));
    await person.paste(long);
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('at most 4,000 characters');
    expect(form.getByLabelText('Custom prompt')).toHaveValue(long);
  });

  it('tells why there is no article', async () => {
    const detail = 'The model refused to write this text.';
    const { choose, generate } = await openArticleForm(admin, { [POST_ARTICLE]: answer(502, { detail }) });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Generation Failed');
    expect(alert).toHaveTextContent(detail);
  });

  it('keeps what was filled in for the next visit', async () => {
    const { form, person, choose, unmount } = await openArticleForm();
    await choose('Category', 'Market Intel');
    await person.type(form.getByLabelText('Custom prompt'), 'spring sales');
    unmount();
    const next = await openArticleForm();
    expect(next.form.getByLabelText('Category')).toHaveTextContent('Market Intel');
    expect(next.form.getByLabelText('Custom prompt')).toHaveValue('spring sales');
    next.unmount();
    const other = await openArticleForm(aUser({ id: 'u-2', role: 'admin' }));
    expect(other.form.getByLabelText('Custom prompt')).toHaveValue('');
  });
});

describe('an author', () => {
  it('writes as the assigned persona, and cannot change it', async () => {
    const calls: SeenRequest[] = [];
    const { form, choose, generate } = await openArticleForm(aUser(), {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    expect(form.getByLabelText('Persona')).toHaveValue('The Appraiser');
    expect(form.getByLabelText('Persona')).toHaveAttribute('readonly');
    await choose('Category', 'Collectibles');
    await generate();
    await screen.findByText('Article Generated!');
    expect(calls[0]?.body).toEqual({ categoryId: 'collectibles', personaId: 'p-1' });
  });

  it('is stopped at the weekly limit before anything is sent', async () => {
    const { choose, generate } = await openArticleForm(aUser(), {
      'GET /api/articles/weekly-count': { ...aWeek(10) },
      [POST_ARTICLE]: () => {
        throw new Error('sent');
      },
    });
    expect(await screen.findByText('10 of 10 articles')).toBeVisible();
    await choose('Category', 'Collectibles');
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Weekly Limit Reached');
    expect(alert).toHaveTextContent('You have reached your weekly limit of 10 articles.');
  });

  it('may ask again when the counted week is over', async () => {
    const over = { ...aWeek(10), weekEnd: new Date(Date.now() - 1_000).toISOString() };
    const { choose, generate } = await openArticleForm(aUser(), {
      'GET /api/articles/weekly-count': over,
      [POST_ARTICLE]: () => generated(),
    });
    await screen.findByText('10 of 10 articles');
    await choose('Category', 'Collectibles');
    await generate();
    expect(await screen.findByText('Article Generated!')).toBeVisible();
  });

  it.each([
    ['Weekly Limit Reached', 'weekly-limit-reached', 'You have reached your weekly limit of 10 articles.'],
    ['Generation Failed', 'ai-quota', 'You have 20 AI requests waiting or running. Try again later.'],
  ])('hears “%s” of a refusal by the server: %s', async (title, code, detail) => {
    const refusal = answer(429, { type: `/problems/${code}`, detail });
    const { choose, generate } = await openArticleForm(aUser(), { [POST_ARTICLE]: refusal });
    await choose('Category', 'Collectibles');
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}${detail}`);
  });

  it('has nothing to fill in without a persona', async () => {
    renderApp('/generate', aUser({ assignedPersona: null }), { ...emptyDesk, 'GET /api/personas': [] });
    expect(await screen.findByRole('heading', { name: 'No Persona Assigned' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('an article that is being written', () => {
  /** An answer that comes when the test says so. */
  function later() {
    let give: (response: Response) => void = () => undefined;
    const coming = new Promise<Response>((resolve) => (give = resolve));
    return { route: () => coming, give };
  }

  it('tells its stages, and is asked for once however often the button is pressed', async () => {
    const sources = fakeEventSources();
    const writing = later();
    const calls: SeenRequest[] = [];
    const { form, person, choose } = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return writing.route();
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await person.dblClick(form.getByRole('button', { name: 'Generate Article' }));
    await person.keyboard('{Control>}{Enter}{/Control}');
    const card = within(await screen.findByRole('region', { name: 'Writing an article' }));
    const work = keyOf(calls[0]);
    act(() => sources.at(-1)?.tells('progress', { work, stage: 'checking', articleId: 'a-1' }));
    expect(await card.findByText('Checking against the editorial rules…')).toBeVisible();
    expect(form.getByRole('button', { name: /Generating article/ })).toHaveAttribute('aria-disabled', 'true');
    writing.give(generated());
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Writing an article' })).not.toBeInTheDocument(),
    );
    expect(calls).toHaveLength(1);
  });

  it('is waited for again after a reload, under the same key', async () => {
    const calls: SeenRequest[] = [];
    const first = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return new Promise<Response>(() => undefined);
      },
    });
    await first.choose('Category', 'Collectibles');
    await first.choose('Persona', 'The Appraiser');
    await first.generate();
    await screen.findByRole('region', { name: 'Writing an article' });
    first.unmount();
    await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    expect(await screen.findByText('Article Generated!')).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  it('can be asked for again under the same key when the connection was lost', async () => {
    const calls: SeenRequest[] = [];
    let reachable = false;
    const { person, choose, generate } = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return reachable ? generated() : Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await generate();
    expect(await screen.findByText(/^The connection was lost/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    reachable = true;
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Article Generated!')).toBeVisible();
    expect(calls.map(keyOf)).toEqual([keyOf(calls[0]), keyOf(calls[0])]);
  });

  it('goes on when a page from before an update began it', async () => {
    const calls: SeenRequest[] = [];
    const wish = { categoryId: 'collectibles', personaId: 'p-1' };
    const stored = { key: 'k-1', wish, startedAt: Date.now(), state: 'running' };
    localStorage.setItem('generating-article:u-1', JSON.stringify(stored));
    await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    expect(await screen.findByText('Article Generated!')).toBeVisible();
    expect(calls.map((call) => [keyOf(call), call.body])).toEqual([['k-1', wish]]);
  });

  it('gets a new key after an article has come', async () => {
    const calls: SeenRequest[] = [];
    const { choose, generate } = await openArticleForm(admin, {
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    await choose('Category', 'Collectibles');
    await choose('Persona', 'The Appraiser');
    await generate();
    await screen.findByText('Article Generated!');
    await generate();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
  });

  it.each(['{"key":"k","startedAt":1,"state":"running","request":null}', 'no JSON', '[]'])(
    'is none when the storage holds something else: %s',
    async (stored) => {
      localStorage.setItem('generating-article:u-1', stored);
      localStorage.setItem('generating-batch:u-1', stored);
      localStorage.setItem('form:batch:u-1', stored);
      await openArticleForm();
      expect(screen.queryByRole('region', { name: /^Writing/ })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Generate 5 Articles' })).toBeVisible();
    },
  );
});

describe('an idea that is carried into Generate', () => {
  const idea = anIdea({ number: 42, categories: ['watches', 'market-intel'], sources: sourcesNamed(2) });

  /** Opens the page of ideas, and follows `Write This Article`. */
  async function carryOver(routes: Parameters<typeof serve>[0] = {}) {
    const app = renderApp('/topic-generator', aUser(), {
      ...emptyDesk,
      ...deskWithIdeas([], [idea]),
      'GET /api/topic-generator/idea/i-42': { idea },
      ...routes,
    });
    await app.person.click(await screen.findByRole('link', { name: 'Write This Article' }));
    const form = within(await screen.findByRole('form', { name: 'Single Article' }));
    const generate = () => app.person.click(form.getByRole('button', { name: 'Generate Article' }));
    return { ...app, form, generate };
  }

  it('is shown in the form, which chooses the category that it serves', async () => {
    const { form, history } = await carryOver();
    expect(history.location.href).toBe('/generate?idea=i-42');
    const brief = within(await form.findByRole('region', { name: 'Topic idea' }));
    expect(await brief.findByText('Topic idea No. 42')).toBeVisible();
    expect(brief.getByText(idea.title)).toBeVisible();
    expect(brief.getByText(idea.angle)).toBeVisible();
    expect(brief.getByText('Heritage Auctions, CGC Census')).toBeVisible();
    expect(form.getByLabelText('Category')).toHaveTextContent('Market Intel');
  });

  it('goes along with the request, and afterwards shows its article', async () => {
    const calls: SeenRequest[] = [];
    const articles = [{ id: 'a-1', title: 'The crate, and who pays' }];
    const { person, form, generate } = await carryOver({
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        serve({ 'GET /api/topic-generator/idea/i-42': { idea: { ...idea, articles } } });
        return generated();
      },
    });
    await form.findByText('Topic idea No. 42');
    await person.type(form.getByLabelText('Custom prompt'), 'Mind the customs');
    await generate();
    expect(await screen.findByText('Article Generated!')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      categoryId: 'market-intel',
      personaId: 'p-1',
      customPrompt: 'Mind the customs',
      ideaId: 'i-42',
    });
    expect(await form.findByRole('link', { name: 'The crate, and who pays' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
  });

  it('leaves a category alone that serves none of its own', async () => {
    const other = categories.filter(({ id }) => id === 'collectibles');
    const { form } = await carryOver({ 'GET /api/categories': other });
    await form.findByText('Topic idea No. 42');
    expect(form.getByLabelText('Category')).toHaveTextContent('Choose');
  });

  it('can be left behind', async () => {
    const calls: SeenRequest[] = [];
    const { person, form, generate, history } = await carryOver({
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    await form.findByText('Topic idea No. 42');
    await person.click(form.getByRole('button', { name: 'Write without the idea' }));
    await waitFor(() => expect(history.location.href).toBe('/generate'));
    expect(form.queryByRole('region', { name: 'Topic idea' })).not.toBeInTheDocument();
    await generate();
    await screen.findByText('Article Generated!');
    expect(calls[0]?.body).toEqual({ categoryId: 'market-intel', personaId: 'p-1' });
  });

  it('is not called deleted when there may never have been such a one', async () => {
    const gone = answer(404, { detail: 'Idea not found.' });
    renderApp('/generate?idea=nonsense', aUser(), {
      ...emptyDesk,
      'GET /api/topic-generator/idea/nonsense': gone,
    });
    expect(await screen.findByText(/^The idea was deleted or never existed\./)).toBeVisible();
  });

  it('is not sent when it has been deleted meanwhile', async () => {
    const calls: SeenRequest[] = [];
    const { person, form, generate } = await carryOver({
      'GET /api/topic-generator/idea/i-42': answer(404, { detail: 'Idea not found.' }),
      [POST_ARTICLE]: (request) => {
        calls.push(request);
        return generated();
      },
    });
    expect(await form.findByText(/^The idea was deleted or never existed/)).toBeVisible();
    await person.click(form.getByLabelText('Category'));
    await person.click(await screen.findByRole('option', { name: 'Collectibles' }));
    await generate();
    await screen.findByText('Article Generated!');
    expect(calls[0]?.body).toEqual({ categoryId: 'collectibles', personaId: 'p-1' });
  });
});
