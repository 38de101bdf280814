import { screen, within } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';

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
