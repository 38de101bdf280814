import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeEventSources } from '@/testing/event-source';
import type { SeenRequest } from '@/testing/fetch-stand-in';
import { admin, generated, keyOf, openArticleForm, POST_ARTICLE } from './testing/article-form';

/** An answer that comes when the test says so. */
function later() {
  let give: (response: Response) => void = () => undefined;
  const coming = new Promise<Response>((resolve) => (give = resolve));
  return { route: () => coming, give };
}

describe('an article that is being written', () => {
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
