import { screen, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp, aUser } from '@/testing/render-app';
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

const signed = {
  state: 'signed',
  issuer: 'Example Desk Root',
  fingerprint: 'ab12cd34',
  signedAt: '2026-11-27T09:00:00.000Z',
  statement: 'Written by an AI model (a-model). Nobody changed a word. Approved on 27 November 2026.',
  actions: [{ action: 'c2pa.published', when: '2026-11-27T09:00:00.000Z' }],
  humanOversightLevel: 'prompt_guided',
};

async function open(credential: object, changedSincePromotion = false) {
  const server = new ArticleServer(anArticle({ status: 'promoted', package: 2, changedSincePromotion }));
  serve({
    ...server.routes,
    'GET /api/articles/drafts/a-1/packages/2': { title: 'One', content: 'Two', credential },
    'GET /api/credentials/certificate': {
      ...{ subject: 'Example Desk', issuer: 'Example Desk Root', fingerprint: 'ab12cd34' },
      ...{ notAfter: '2036-11-28T09:00:00.000Z', selfMade: true },
    },
  });
  const { person } = renderApp('/articles?article=a-1', aUser({ role: 'admin' }));
  await screen.findByRole('heading', { name: 'Content Credentials' });
  return person;
}

it('what was promoted says who signed it, what is bound and how others check it', async () => {
  const person = await open(signed);
  await person.click(await screen.findByRole('button', { name: 'Content Credentials' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Content Credentials' }));
  expect(panel.getByText(signed.statement)).toBeVisible();
  expect(panel.getByText(/Example Desk Root/)).toBeVisible();
  expect(await panel.findByText(/others see it as not on a trust list/)).toBeVisible();
  expect(panel.getByText(/Title, text and footnotes of package 2/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Check a File' })).toHaveAttribute('href', '/check-file');
  expect(panel.getByRole('link', { name: 'Download manifest' })).toHaveAttribute(
    'href',
    '/api/published/a-1/2/manifest.c2pa',
  );
});

it('a text that was changed since is told not to be signed, beside the downloads too', async () => {
  await open(signed, true);
  expect(await screen.findByText(/Package 2 is signed, the present text isn’t/)).toBeVisible();
  expect(screen.getByText(/Only what was promoted is signed/)).toBeVisible();
});

it('what isn’t signed has no panel', async () => {
  await open({ state: 'off' }, true);
  expect(await screen.findByText('Package 2 isn’t signed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Content Credentials' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Only what was promoted is signed/)).not.toBeInTheDocument();
});
