import { act, screen, within } from '@testing-library/react';
import { aWeek, aWholeArticle, emptyDesk } from '@/testing/desk';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { admin, generated, openArticleForm, POST_ARTICLE } from './testing/article-form';

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
