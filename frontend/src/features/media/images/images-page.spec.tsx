import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anArticle } from '@/testing/desk';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { anImage, aPromotedArticle, drawn, later, visit, withArticle } from '../testing/media-server';

const images = [drawn, anImage(), anImage({ id: 'm-3', title: 'Going train', licenceUrl: null })];
const article = aPromotedArticle({ headerImages: images, imageCount: 3 });
const REGENERATE = 'POST /api/images/test-regenerate/a-1';

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error('The image stands in no list');
  return within(item);
};

describe('the articles of the image generator', () => {
  it('are the promoted ones, with what is known of them', async () => {
    const { seen } = visit('/image-generator');
    expect(await screen.findByRole('heading', { level: 1, name: 'Image Generator' })).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'The price of polish' })).closest('li');
    for (const text of ['The Appraiser', 'Collectibles', '1,024 words', 'Promoted', 'Mar 2']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByText('Select an article above to generate header images')).toBeVisible();
    expect(seen.some(({ path }) => path.startsWith('/api/articles/drafts?status=promoted'))).toBe(true);
  });

  it('come page by page', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      anArticle({ id: `a-${index}`, title: `Article ${index}`, status: 'promoted' }),
    );
    const { person } = visit('/image-generator', {
      'GET /api/articles/drafts': ({ path }) => {
        const later = path.includes('cursor=next');
        const articles = later ? many.slice(10) : many.slice(0, 10);
        return { articles, total: 12, nextCursor: later ? null : 'next' };
      },
    });
    expect(await screen.findByText('10 of 12')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Article 11' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('are asked for when there is none', async () => {
    visit('/image-generator', { 'GET /api/articles/drafts': { articles: [], total: 0, nextCursor: null } });
    expect(await screen.findByText('No published articles found')).toBeVisible();
    expect(screen.queryByText(/^Select an article/)).not.toBeInTheDocument();
  });
});

describe('the header images of an article', () => {
  it('are read from the server when it is selected, which the address tells', async () => {
    const { person, history, sent } = visit('/image-generator', withArticle(article));
    await person.click(await screen.findByRole('link', { name: 'The price of polish' }));
    expect(await screen.findByRole('heading', { name: 'Header Images' })).toBeVisible();
    expect(sent('GET /api/articles/drafts/a-1')).toHaveLength(1);
    expect(history.location.search).toBe('?article=a-1');
    expect(screen.getByRole('link', { name: 'The price of polish' })).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('region', { name: 'Header Images' })).getByText('3')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'The price of polish' }));
    await waitFor(() => expect(sent('GET /api/articles/drafts/a-1')).toHaveLength(2));
  });

  it.each([
    [
      { state: 'valid', signer: 'Example Model' },
      'It came with Content Credentials, signed as “Example Model”.',
    ],
    [{ state: 'trusted', signer: null }, 'It came with Content Credentials.'],
    [{ state: 'invalid', signer: null }, 'It came with Content Credentials that don’t match the picture.'],
    [{ state: 'unreadable', signer: null }, 'It came with Content Credentials that could not be read.'],
  ] as const)('tell what a drawn one brought along: %j', async (brought, sentence) => {
    const broughtCredentials = { ...brought, sourceType: null, storeSha256: null };
    const headerImages = [{ ...drawn, broughtCredentials }];
    visit('/image-generator?article=a-1', withArticle(aPromotedArticle({ headerImages, imageCount: 1 })));
    expect((await card(drawn.title)).getByText(sentence)).toBeVisible();
  });

  it('tell their kind, and of found ones whose they are', async () => {
    visit('/image-generator?article=a-1', withArticle(article));
    const found = await card('Watch on its service booklet');
    expect(found.getByText('Web Search')).toBeVisible();
    expect(found.getByText(/^Wikimedia Commons/)).toBeVisible();
    expect(found.getByText('By J. Example')).toBeVisible();
    expect(found.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
    expect(found.getByRole('link', { name: 'Source page' })).toHaveAttribute(
      'href',
      'https://commons.example/watch',
    );
    expect(found.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', '/api/images/m-1');
    const made = await card('Dial, three registers!');
    expect(made.getByText('AI Generated')).toBeVisible();
    expect(made.getByText('Made for this article')).toBeVisible();
    expect(made.queryByText(/a-model/)).not.toBeInTheDocument();
    expect(made.queryByRole('link')).not.toBeInTheDocument();
  });

  it('are told apart from found ones where an import has brought them', async () => {
    const imported = anImage({ type: 'archive', source: 'archive.example', title: 'A box, open' });
    visit('/image-generator?article=a-1', withArticle({ ...article, headerImages: [imported] }));
    const brought = await card('A box, open');
    expect(brought.getByText('From the Archive')).toBeVisible();
    expect(brought.queryByText('Web Search')).not.toBeInTheDocument();
  });

  it('are labelled where the demo drew them', async () => {
    const demo = { ...drawn, source: 'Demo drawing' };
    visit('/image-generator?article=a-1', withArticle({ ...article, headerImages: [demo] }));
    expect(await screen.findByText('Demo drawing, made for this article')).toBeVisible();
  });

  it('give way to a placeholder of our own when one cannot be loaded', async () => {
    visit('/image-generator?article=a-1', withArticle(article));
    fireEvent.error(await screen.findByRole('img', { name: 'Going train' }));
    const placeholder = screen.getByRole('img', { name: 'Going train (the image could not be loaded)' });
    expect(placeholder).toBeVisible();
    expect(placeholder).not.toHaveAttribute('src');
  });

  it('say when the article has moved on since', async () => {
    visit('/image-generator?article=a-1', withArticle({ ...article, revision: 4, textRevision: 3 }));
    expect(await screen.findByText(/^The article has changed since/)).toHaveTextContent(
      'these images were made from revision 1, and it’s now at revision 4.',
    );
    expect(screen.getByRole('link', { name: 'What changed' })).toHaveAttribute(
      'href',
      '/articles?article=a-1&view=history&rev=4&against=1',
    );
  });

  it('say nothing when only the status has changed', async () => {
    visit('/image-generator?article=a-1', withArticle({ ...article, revision: 4 }));
    expect(await card('Going train')).toBeDefined();
    expect(screen.queryByText(/has changed since/)).not.toBeInTheDocument();
  });

  it('have those before them below, as they were', async () => {
    const earlier = {
      madeAt: '2026-03-02T09:00:00.000Z',
      articleRevision: 0,
      images: [anImage({ id: 'm-9', title: 'Old dial' })],
    };
    const { person } = visit('/image-generator?article=a-1', {
      ...withArticle(article),
      'GET /api/images/earlier/a-1': { sets: [earlier] },
    });
    await person.click(await screen.findByText('1 earlier set'));
    expect((await card('Old dial')).getByRole('button', { name: 'Download' })).toBeVisible();
    expect(screen.getByText(/made from revision 0/)).toHaveTextContent('Mar 2');
  });

  it('are not to be had of a draft', async () => {
    visit('/image-generator?article=a-1', withArticle({ ...article, status: 'draft' }));
    expect(await screen.findByText(/is a draft/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Regenerate Images' })).not.toBeInTheDocument();
  });

  it.each(['promoted', 'draft'] as const)(
    'give way to a word when the %s article is deleted',
    async (status) => {
      const sources = fakeEventSources();
      visit('/image-generator?article=a-1', withArticle({ ...article, status }));
      const section = within(await screen.findByRole('region', { name: 'Header Images' }));
      await section.findByText(status === 'draft' ? /is a draft/ : 'Header Images');
      serve({ 'GET /api/articles/drafts/a-1': answer(404, { detail: 'Article not found.' }) });
      act(() => sources.at(-1)?.tells('change', { topics: ['article'] }));
      expect(await section.findByText(/^“The price of polish” is no longer available/)).toBeVisible();
      expect(section.queryByRole('button')).not.toBeInTheDocument();
      expect(section.queryByText(/is a draft/)).not.toBeInTheDocument();
      expect(screen.queryByText('Failed to load article')).not.toBeInTheDocument();
    },
  );

  it('stay when they cannot be read again, which is said in their place', async () => {
    const sources = fakeEventSources();
    visit('/image-generator?article=a-1', withArticle(article));
    await screen.findByRole('img', { name: 'Going train' });
    serve({ 'GET /api/articles/drafts/a-1': answer(503, { detail: 'No records.' }) });
    act(() => sources.at(-1)?.tells('change', { topics: ['article'] }));
    expect(await screen.findByText('503: No records.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Going train' })).toBeVisible();
    expect(screen.queryByText('Failed to load article')).not.toBeInTheDocument();
  });

  it('are told missing when the article is', async () => {
    visit('/image-generator?article=a-9', {
      'GET /api/articles/drafts/a-9': answer(404, { detail: 'Article not found.' }),
    });
    expect(await screen.findByText('404: Article not found.')).toBeVisible();
    expect(await screen.findByText('Failed to load article')).toBeVisible();
  });
});

describe('another set of images', () => {
  it('is asked for once, tells its stages, and takes the place of the last', async () => {
    const sources = fakeEventSources();
    const message = '3 header images. One source had to give way.';
    const { route, give } = later({ success: true, message, images });
    const { person, sent } = visit('/image-generator?article=a-1', {
      ...withArticle({ ...article, headerImages: [], imageCount: 0 }),
      [REGENERATE]: route,
    });
    expect(await screen.findByText('No header images yet')).toBeVisible();
    await person.dblClick(screen.getByRole('button', { name: 'Regenerate Images' }));
    const [call] = sent(REGENERATE);
    const work = call?.headers.get('idempotency-key');
    expect(work).toMatch(/^[\da-f-]{36}$/);
    expect(call?.body).toBeUndefined();
    act(() => sources.at(-1)?.tells('progress', { work, stage: 'drawing' }));
    expect(await screen.findByText('Drawing…')).toBeVisible();
    serve(withArticle(article));
    give();
    expect(await screen.findByText('Images Generated Successfully')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Going train' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Header Images' })).getByText(message)).toBeVisible();
    expect(sent(REGENERATE)).toHaveLength(1);
  });

  it('leaves the last one in place when there is none, and says why', async () => {
    const detail = 'The model refused, and the search found nothing.';
    const { person } = visit('/image-generator?article=a-1', {
      ...withArticle(article),
      [REGENERATE]: answer(502, { detail }),
    });
    await person.click(await screen.findByRole('button', { name: 'Regenerate Images' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Generation Failed');
    expect(alert).toHaveTextContent(detail);
    expect(screen.getByRole('img', { name: 'Going train' })).toBeVisible();
  });

  it('is told neither made nor failed when nothing was answered', async () => {
    const { person } = visit('/image-generator?article=a-1', {
      ...withArticle(article),
      [REGENERATE]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await person.click(await screen.findByRole('button', { name: 'Regenerate Images' }));
    const told = await screen.findByText(/^The connection was lost/);
    expect(told).toHaveAttribute('role', 'status');
    expect(within(told).getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('appears when somebody else has had it made', async () => {
    const sources = fakeEventSources();
    visit('/image-generator?article=a-1', withArticle({ ...article, headerImages: [] }));
    await screen.findByText('No header images yet');
    serve(withArticle(article));
    act(() => sources.at(-1)?.tells('change', { topics: ['headerImages'] }));
    expect(await screen.findByRole('img', { name: 'Going train' })).toBeVisible();
  });
});

describe('downloading a header image', () => {
  const PROXY = 'POST /api/images/download-proxy';
  const found = anImage();
  const article = aPromotedArticle({ headerImages: [drawn, found] });

  const picture = (type: string) => new Response('bytes', { status: 200, headers: { 'content-type': type } });

  let saved: string[];
  let opened: string[];

  beforeEach(() => {
    saved = [];
    opened = [];
    URL.createObjectURL = () => 'blob:image';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
  });

  /** Presses Download of an image, with these answers for the two ways to get it. */
  async function download(title: string, direct: Response, proxy: Response, popup: object | null = {}) {
    window.open = ((url: string) => {
      opened.push(url);
      return popup;
    }) as typeof window.open;
    const asked: SeenRequest[] = [];
    const note = (given: Response) => (request: SeenRequest) => {
      asked.push(request);
      return given;
    };
    const { person } = visit('/image-generator?article=a-1', {
      ...withArticle(article),
      [`GET ${found.url}`]: note(direct),
      [PROXY]: note(proxy),
    });
    const heading = await screen.findByRole('heading', { name: title });
    const item = heading.closest('li') as HTMLElement;
    await person.click(within(item).getByRole('button', { name: 'Download' }));
    return asked;
  }

  const refused = () => answer(502, { detail: 'The image cannot be reached.' });

  it('takes what AI made through the proxy, as png', async () => {
    const asked = await download(drawn.title, refused(), picture('image/png'));
    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(saved).toEqual(['dial_three_registers.png']);
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/api/images/download-proxy',
        { imageUrl: '/api/images/m-2', filename: 'dial_three_registers.png', type: 'ai' },
      ],
    ]);
  });

  it('takes what was found through the proxy, as jpg', async () => {
    const asked = await download(found.title, picture('image/jpeg'), picture('image/jpeg'));
    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(saved).toEqual(['watch_on_its_service_booklet.jpg']);
    expect(asked.map(({ path }) => path)).toEqual(['/api/images/download-proxy']);
    expect(asked[0]?.body).toMatchObject({ imageUrl: '/api/images/m-1', type: 'search' });
  });

  it('takes what was found directly when the proxy refuses', async () => {
    const asked = await download(found.title, picture('image/jpeg'), refused());
    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(saved).toEqual(['watch_on_its_service_booklet.jpg']);
    expect(asked.map(({ path }) => path)).toEqual(['/api/images/download-proxy', '/api/images/m-1']);
  });

  it('takes nothing directly that would be named wrongly', async () => {
    await download(found.title, picture('image/webp'), refused());
    expect(await screen.findByText('Download Alternative')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('opens the image in a new tab when no way leads to the file', async () => {
    const popup = { opener: window };
    await download(found.title, refused(), refused(), popup);
    expect(await screen.findByText('Download Alternative')).toBeVisible();
    expect(opened).toEqual(['/api/images/m-1']);
    expect(popup.opener).toBeNull();
    expect(saved).toEqual([]);
  });

  it('gives up when even that is refused', async () => {
    await download(found.title, refused(), refused(), null);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Download Failed');
    expect(alert).toHaveTextContent('Unable to download. Please contact support.');
  });
});
