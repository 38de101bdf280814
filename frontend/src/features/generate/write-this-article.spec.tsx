import { screen, waitFor, within } from '@testing-library/react';
import { categories, emptyDesk } from '@/testing/desk';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { anIdea, deskWithIdeas, sourcesNamed } from '@/testing/ideas';
import { aUser, renderApp } from '@/testing/render-app';
import { generated, POST_ARTICLE } from './testing/article-form';

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

describe('an idea that is carried into Generate', () => {
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
