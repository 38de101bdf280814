import { screen, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown, write } from '../testing/content-field';

const path = '/api/articles/drafts/a-1/reviews';
const review = (id: string, name: string, revision: number, current: boolean) => ({
  revision,
  at: '2026-11-20T14:42:00.000Z',
  by: { kind: 'user', id, name, role: 'author' },
  current,
});

const button = () => screen.findByRole('button', { name: 'Start review' });

it('a review of the saved text is put on record by its button, with the revision, and shown', async () => {
  const server = new ArticleServer(anArticle({ revision: 7 }));
  const reviews = [review('u-2', 'Theo Desk', 5, false)];
  const seen = serve({
    ...server.routes,
    [`GET ${path}`]: () => ({ reviews }),
    [`POST ${path}`]: () => {
      reviews.unshift(review('u-1', 'Mara Desk', 7, true));
      return { success: true, article: server.saveAs('u-1', {}, 'ArticleOpenedForReview') };
    },
  });
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  const list = within(await screen.findByRole('list', { name: 'Reviews' }));
  const earlier = await list.findByText(/Theo Desk opened revision 5 for review/);
  expect(earlier).toHaveTextContent('The text has changed since.');
  await person.click(await button());
  expect(await list.findByText(/Mara Desk opened revision 7 for review/)).toBeVisible();
  expect(screen.getByText('It’s on record that you’re reviewing this text.')).toBeVisible();
  await person.click(await button());
  const sent = seen.filter(({ method, path: asked }) => method === 'POST' && asked === path);
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']);
});

it('a text that is not saved can’t be reviewed, and a refusal is told', async () => {
  const server = new ArticleServer();
  const seen = serve({
    ...server.routes,
    [`POST ${path}`]: () => answer(412, { status: 412, detail: 'Someone saved a change in the meantime.' }),
  });
  const { person } = renderApp('/articles?article=a-1');
  await contentShown();
  await person.click(await button());
  expect(await screen.findByText('Review Not Recorded')).toBeVisible();
  expect(screen.getByText('Someone saved a change in the meantime.')).toBeVisible();
  await write(' More.');
  expect(screen.getByText('Save your changes first: a review is of what is saved.')).toBeVisible();
  await person.click(await button());
  expect(seen.filter(({ method, path: asked }) => method === 'POST' && asked === path)).toHaveLength(1);
});
