import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/testing/fetch-stand-in';
import type { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const none = { willCreate: 0, willUpdate: 0, unchanged: 0, leftOut: 0, conflicts: 0, created: 0, updated: 0 };

const anImport = (changes: object = {}) => ({
  id: 'i-1',
  fileName: 'archive.xml',
  kind: 'wordpress',
  state: 'ready',
  createdAt: '2026-03-02T09:00:00.000Z',
  found: 3,
  authors: ['A. Example'],
  categories: ['Boxes'],
  mapping: { authors: {}, categories: {}, status: 'elsewhere' },
  items: { ...none, total: 3, willCreate: 2, leftOut: 1, failed: 0 },
  losses: [{ kind: 'shortcode', count: 2 }],
  reason: null,
  ...changes,
});

const pageOf = (items: readonly object[]) => ({ items, total: items.length, nextCursor: null });

const anItem = (changes: object) => ({
  place: 'line 7',
  title: 'What a Box Is Worth',
  sourceId: '7',
  state: 'created',
  reason: null,
  articleId: null,
  images: [],
  ...changes,
});

function visit(path: string, routes: Parameters<typeof serve>[0] = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const take = ({ path: to, body }: { path: string; body: unknown }) => {
    sent.push({ path: to, body });
    return answer(202);
  };
  const rendered = renderApp(path, aUser({ role: 'admin' }), {
    'GET /api/imports': pageOf([]),
    'GET /api/imports/i-1': { import: anImport() },
    'GET /api/imports/i-1/items': pageOf([]),
    'PUT /api/imports/i-1/mapping': take,
    'POST /api/imports/i-1/start': take,
    'POST /api/imports/i-1/cancel': take,
    'GET /api/personas': [{ id: 'p-1', name: 'The Appraiser' }],
    'GET /api/categories': [{ id: 'collectibles', name: 'Collectibles', color: '#7a3e48' }],
    ...routes,
  });
  return { ...rendered, sent };
}

type Person = ReturnType<typeof visit>['person'];

async function choose(person: Person, field: string, option: string): Promise<void> {
  await person.click(await screen.findByRole('combobox', { name: field }));
  await person.click(await screen.findByRole('option', { name: option }));
}

describe('an import', () => {
  it('is read from a file, and shows what would come before anything does', async () => {
    const { person, history } = visit('/import', {
      'POST /api/imports': answer(201, { import: anImport({ state: 'reading' }) }),
    });
    await person.upload(await screen.findByLabelText('File to import'), new File(['<rss/>'], 'archive.xml'));
    await waitFor(() => expect(history.location.search).toBe('?import=i-1'));
    const shown = within(await screen.findByRole('region', { name: 'archive.xml' }));
    expect(shown.getByText('Waits for you')).toBeVisible();
    expect(shown.getByText('Will be created').nextSibling).toHaveTextContent('2');
    expect(shown.getByText('Does not come along: 2 shortcodes.')).toBeVisible();
  });

  it('starts with the names as they were mapped, and without pictures', async () => {
    const { person, sent } = visit('/import?import=i-1');
    await choose(person, 'Authors: A. Example', 'The Appraiser');
    await choose(person, 'Categories and tags: Boxes', 'Collectibles');
    await choose(person, 'What is published there', 'Becomes a draft');
    await person.click(screen.getByRole('button', { name: 'Start Import' }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/imports/i-1/start'));
    expect(sent[0]?.body).toEqual({
      authors: { 'A. Example': 'p-1' },
      categories: { Boxes: 'collectibles' },
      status: 'draft',
    });
  });

  it('fetches pictures where somebody asks for them', async () => {
    const { person, sent } = visit('/import?import=i-1');
    await choose(person, 'Pictures', 'The first three become header images');
    await person.click(screen.getByRole('button', { name: 'Start Import' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ fetchImages: true }));
  });

  it('can be cancelled while it runs', async () => {
    const { person, sent } = visit('/import?import=i-1', {
      'GET /api/imports/i-1': { import: anImport({ state: 'running' }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel Import' }));
    await waitFor(() => expect(sent).toMatchObject([{ path: '/api/imports/i-1/cancel' }]));
  });

  it('that is done leads to its articles, and says what did not come', async () => {
    const without = 'The image’s server answered with an error (https://archive.example/box.jpg).';
    visit('/import?import=i-1', {
      'GET /api/imports/i-1': { import: anImport({ state: 'done' }) },
      'GET /api/imports/i-1/items': ({ path }) =>
        path.includes('state=created')
          ? pageOf([anItem({ articleId: 'a-1', reason: without })])
          : pageOf(
              path.includes('state=failed')
                ? [anItem({ title: '', state: 'failed', reason: 'Too long.' })]
                : [],
            ),
    });
    const created = within(await screen.findByRole('region', { name: 'Created' }));
    expect(created.getByRole('link', { name: 'What a Box Is Worth' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(created.getByText(`line 7: ${without}`)).toBeVisible();
    const failed = within(screen.getByRole('region', { name: 'Failed' }));
    expect(failed.getByText('Without a title')).toBeVisible();
  });

  it('whose file cannot be read says so, and can be tried again', async () => {
    const { person } = visit('/import', {
      'POST /api/imports': answer(415, {
        status: 415,
        detail: 'This file is of no kind that can be imported.',
      }),
    });
    await person.upload(await screen.findByLabelText('File to import'), new File(['?'], 'a.xml'));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('415: This file is of no kind that can be imported.')).toBeVisible();
    expect(refusal.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
