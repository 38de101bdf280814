import { screen, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { anIdea } from '@/testing/ideas';
import { renderApp } from '@/testing/render-app';
import { anArticle, ArticleServer } from '../testing/article-server';
import { contentShown } from '../testing/content-field';

async function details(changes: Parameters<typeof anArticle>[0], routes: Parameters<typeof serve>[0] = {}) {
  serve({ ...new ArticleServer(anArticle(changes)).routes, ...routes });
  renderApp('/articles?article=a-1');
  await contentShown();
  return within(screen.getByRole('complementary', { name: 'Details' }));
}

const image = {
  id: 'm-1',
  type: 'ai',
  url: '/api/images/m-1',
  thumbnailUrl: '/api/images/m-1/thumbnail',
  title: 'Engine-turned dial',
  source: 'Demo drawing',
  creator: null,
  licence: null,
  licenceUrl: null,
  sourcePage: null,
  articleRevision: 0,
  package: 1,
} as const;

describe('what was made of an article', () => {
  it('stands with a promoted one, and leads to where it is made', async () => {
    const rail = await details({
      status: 'promoted',
      headerImages: [image],
      socialCaptions: ['One.', 'Two.', 'Three.'],
    });
    expect(rail.getByRole('img', { name: 'Engine-turned dial' })).toHaveAttribute('src', image.thumbnailUrl);
    expect(rail.getByRole('link', { name: '1 header image' })).toHaveAttribute(
      'href',
      '/image-generator?article=a-1',
    );
    expect(rail.getByRole('link', { name: '3 captions' })).toHaveAttribute(
      'href',
      '/social-generator?article=a-1',
    );
  });

  it('is shown before that only as the pictures that an import has brought', async () => {
    const rail = await details({ status: 'elsewhere', headerImages: [{ ...image, package: null }] });
    expect(rail.getByRole('img', { name: 'Engine-turned dial' })).toBeVisible();
    expect(rail.queryByRole('link', { name: /header image/ })).not.toBeInTheDocument();
  });

  it('is nothing of a draft', async () => {
    const rail = await details({ status: 'draft' });
    expect(rail.queryByText('Images and captions')).not.toBeInTheDocument();
  });
});

describe('the topic idea of an article', () => {
  const written = anArticle().provenance;
  const provenance = written && { ...written, ideaId: 'i-42' };

  it('is named by its number', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': { idea: anIdea({ number: 42 }) } },
    );
    expect(await rail.findByRole('link', { name: 'No. 42' })).toHaveAttribute('href', '/topic-generator');
  });

  it('may have been deleted since', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': answer(404, { detail: 'Idea not found.' }) },
    );
    expect(await rail.findByText('No longer listed')).toBeVisible();
  });

  it('is still led to when it cannot be read at the moment', async () => {
    const rail = await details(
      { provenance },
      { 'GET /api/topic-generator/idea/i-42': answer(503, { detail: 'The database cannot be reached.' }) },
    );
    expect(await rail.findByRole('link', { name: 'See the ideas' })).toBeVisible();
  });
});
