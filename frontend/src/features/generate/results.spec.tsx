import { screen, within } from '@testing-library/react';
import { anArticle, aWholeArticle, emptyDesk } from '@/testing/desk';
import { answer } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const content = `## Papers\n\n${'The envelope is thinner than the watch. '.repeat(30)}`;
const article = aWholeArticle({ title: 'Service papers, and the price', content, wordCount: 1_012 });
const withArticle = {
  ...emptyDesk,
  'GET /api/articles': { total: 1, nextCursor: null, items: [article] },
  'GET /api/articles/drafts/a-1': { success: true, article },
};

describe('the article that was generated last', () => {
  it('shows exactly the first 500 characters of its markdown as they will be read, and that it goes on', async () => {
    renderApp('/generate', aUser(), withArticle);
    const card = await screen.findByRole('region', { name: 'Last generated article' });
    const heading = await within(card).findByRole('heading', { name: 'Papers' });
    expect(heading.nextElementSibling?.textContent).toBe(`${content.slice('## Papers\n\n'.length, 500)}…`);
    expect(card).toHaveTextContent('1,012 words');
    expect(within(card).getByText('The Appraiser')).toBeVisible();
    expect(within(card).getByText('Collectibles')).toBeVisible();
    expect(within(card).getByRole('link', { name: article.title })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
  });

  it.each([
    ['in the middle of bold words', `${'a'.repeat(490)} **bold words**`, 'a **bold wo…'],
    ['in the middle of a marker', `${'a'.repeat(497)} [s1] and so on`, 'a [s…'],
    ['in the middle of a link', `${'a'.repeat(490)} [box](https://example.com)`, 'a [box](htt…'],
    ['between two parts of a sign', `${'a'.repeat(499)}🕰 and so on`, 'a🕰…'],
  ])('that ends %s shows what is there', async (_, text, end) => {
    renderApp('/generate', aUser(), {
      ...withArticle,
      'GET /api/articles/drafts/a-1': { success: true, article: { ...article, content: text } },
    });
    expect((await screen.findByText(/^aaa/)).textContent?.slice(-end.length)).toBe(end);
  });

  it('shows a short one whole', async () => {
    const short = { ...article, content: 'Short.' };
    renderApp('/generate', aUser(), {
      ...withArticle,
      'GET /api/articles/drafts/a-1': { success: true, article: short },
    });
    expect(await screen.findByText('Short.')).toBeVisible();
  });

  it('is copied as markdown', async () => {
    const { person } = renderApp('/generate', aUser(), withArticle);
    await person.click(await screen.findByRole('button', { name: 'Copy Content' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(content);
  });

  it('says so when it cannot be copied', async () => {
    const { person } = renderApp('/generate', aUser(), withArticle);
    const copy = await screen.findByRole('button', { name: 'Copy Content' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await person.click(copy);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to copy to clipboard.');
  });

  it('is downloaded under a name of its title', async () => {
    let saved: { name: string; url: string } | undefined;
    URL.createObjectURL = () => 'blob:article';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved = { name: this.download, url: this.href };
    };
    const disposition = `attachment; filename*=UTF-8''service_papers_and_the_price.md`;
    const { person } = renderApp('/generate', aUser(), {
      ...withArticle,
      'GET /api/articles/drafts/a-1/download': () =>
        new Response('# Service papers', { headers: { 'content-disposition': disposition } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Downloaded!')).toBeVisible();
    expect(saved).toEqual({ name: 'service_papers_and_the_price.md', url: 'blob:article' });
  });

  it('is none when it was deleted meanwhile', async () => {
    renderApp('/generate', aUser(), {
      ...withArticle,
      'GET /api/articles/drafts/a-1': answer(404, { detail: 'Article not found.' }),
    });
    await screen.findByText('No drafts yet');
    expect(screen.queryByRole('region', { name: 'Last generated article' })).not.toBeInTheDocument();
  });
});

describe('recent drafts', () => {
  it('are the newest five, each a link to its dialog', async () => {
    const articles = [anArticle(), anArticle({ id: 'a-2', title: 'Slab, sleeve, safe' })];
    const asked: string[] = [];
    renderApp('/generate', aUser(), {
      ...emptyDesk,
      'GET /api/articles/drafts': ({ path }) => {
        asked.push(path);
        return { articles, total: 9, nextCursor: 'c' };
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Recent drafts' }));
    expect(list.getByRole('link', { name: 'Slab, sleeve, safe' })).toHaveAttribute(
      'href',
      '/articles?article=a-2',
    );
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/The Appraiser.*Collectibles.*Mar 2.*Draft/);
    expect(asked).toEqual(['/api/articles/drafts?status=draft&order=newest&limit=5']);
    expect(screen.getByRole('link', { name: 'All drafts' })).toHaveAttribute(
      'href',
      '/articles?status=draft',
    );
  });

  it('say when they cannot be loaded, and can be asked for again', async () => {
    let broken = true;
    const { person } = renderApp('/generate', aUser(), {
      ...emptyDesk,
      'GET /api/articles/drafts': () =>
        broken
          ? answer(503, { detail: 'The record cannot be reached.' })
          : { articles: [anArticle()], total: 1, nextCursor: null },
    });
    expect(await screen.findByText('503: The record cannot be reached.')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: anArticle().title })).toBeVisible();
  });
});

describe('the page', () => {
  it('shows a notice without a session', async () => {
    renderApp('/generate', null);
    expect(await screen.findByRole('heading', { name: 'Access Required' })).toBeVisible();
    expect(screen.getByText('Please log in to access the article generator.')).toBeVisible();
  });

  it('says when personas or categories cannot be loaded, and asks again for what failed', async () => {
    let broken = true;
    const { person } = renderApp('/generate', aUser(), {
      ...emptyDesk,
      'GET /api/categories': () => (broken ? answer(503, { detail: 'The record cannot be reached.' }) : []),
    });
    expect(await screen.findByText('Personas and categories could not be loaded')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Single Article' })).toBeVisible();
  });
});
