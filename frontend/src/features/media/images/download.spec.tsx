import { screen, within } from '@testing-library/react';
import { answer, type SeenRequest } from '@/testing/fetch-stand-in';
import { anImage, aPromotedArticle, drawn, visit, withArticle } from '../testing/media-server';

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

describe('downloading a header image', () => {
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
