import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, serve } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';
import { drafts, lists, page, published, visit } from './testing/article-lists';

const list = (name: string) => screen.findByRole('list', { name });
const article = (name: string) => screen.findByRole('link', { name });

describe('the articles dashboard', () => {
  it('shows drafts and published articles apart, with what is known of each', async () => {
    visit();
    const waiting = within(await list('Draft Articles'));
    expect(waiting.getByRole('link', { name: 'Two booklets' })).toBeVisible();
    expect(waiting.getByText('876 words')).toBeVisible();
    expect(waiting.getByText('82 % by the model, untouched 5 of 14 paragraphs')).toBeVisible();
    expect(waiting.getByText('origins not counted yet')).toBeVisible();
    expect(waiting.getByRole('img', { name: 'edited by a person' })).toBeVisible();
    expect(waiting.getByRole('img', { name: 'by the schedule' })).toBeVisible();
    const out = within(await list('Published Articles'));
    expect(out.getByRole('link', { name: 'The price of polish' })).toBeVisible();
    expect(out.getByText('Promoted')).toBeVisible();
    // On a phone, the mark of who changed it is the only one in its row.
    const [row] = out.getAllByRole('listitem') as [HTMLElement];
    expect(
      [...row.querySelectorAll('svg:not(.lucide)')].filter((drawing) => drawing.querySelector('circle')),
    ).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /Draft Articles\s*2/ })).toBeVisible();
    expect(screen.getByText('3 articles')).toBeVisible();
  });

  it('narrows by persona, category and status, and keeps that in the address', async () => {
    const { person, history, asked } = visit();
    await article('Two booklets');
    await person.click(screen.getByRole('combobox', { name: 'Persona' }));
    await person.click(await screen.findByRole('option', { name: 'The Appraiser' }));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    await person.click(await screen.findByRole('option', { name: 'Collectibles' }));
    await person.click(screen.getByRole('option', { name: 'Market Intel' }));
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('2 categories'),
    );
    await person.click(screen.getByRole('combobox', { name: 'Status' }));
    await person.click(await screen.findByRole('option', { name: 'Draft' }));
    await waitFor(() => expect(history.location.href).toContain('status=draft'));
    const address = new URLSearchParams(history.location.search);
    expect(address.get('persona')).toBe('p-1');
    expect(address.get('category')).toBe('collectibles,market-intel');
    await waitFor(() => {
      const query = new URLSearchParams(asked().at(-1)?.path.split('?')[1]);
      expect(query.getAll('category')).toEqual(['collectibles', 'market-intel']);
      expect(query.get('persona')).toBe('p-1');
    });
    expect(screen.queryByRole('heading', { name: /Published/ })).not.toBeInTheDocument();
  });

  it('narrows to what nobody has touched', async () => {
    const { person, history, asked } = visit();
    await article('Two booklets');
    await person.click(screen.getByRole('combobox', { name: 'Origins' }));
    await person.click(await screen.findByRole('option', { name: 'Untouched' }));
    await waitFor(() => expect(history.location.href).toBe('/articles?untouched=true'));
    await waitFor(() => expect(asked().at(-1)?.path).toContain('untouched=true'));
    await person.click(screen.getByRole('button', { name: 'Remove Untouched' }));
    await waitFor(() => expect(history.location.href).toBe('/articles'));
  });

  it('searches after a pause in typing, as one step', async () => {
    const { person, history, asked } = visit();
    await article('Two booklets');
    const before = asked().length;
    await person.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'service papers');
    await waitFor(() => expect(history.location.search).toContain('q=service'));
    expect(new URLSearchParams(history.location.search).get('q')).toBe('service papers');
    await waitFor(() => expect(asked().length).toBe(before + 2));
    expect(asked().at(-1)?.path).toMatch(/q=service(%20|\+)papers/);
  });

  it('keeps a blank at the end of what is typed, though it is not searched for', async () => {
    const { person, history } = visit();
    await article('Two booklets');
    const field = screen.getByRole('searchbox', { name: 'Search articles' });
    await person.type(field, 'gold ');
    await waitFor(() => expect(history.location.search).toBe('?q=gold'));
    await person.type(field, 'watch');
    expect(field).toHaveValue('gold watch');
    await waitFor(() => expect(new URLSearchParams(history.location.search).get('q')).toBe('gold watch'));
  });

  it('shows what is searched for again after Back', async () => {
    const { person, history } = visit();
    await article('Two booklets');
    const field = screen.getByRole('searchbox', { name: 'Search articles' });
    await person.type(field, 'service');
    await person.click(await screen.findByRole('button', { name: 'Remove Search: service' }));
    await waitFor(() => expect(field).toHaveValue(''));
    history.back();
    await waitFor(() => expect(history.location.search).toBe('?q=service'));
    await waitFor(() => expect(field).toHaveValue('service'));
  });

  it('shows the filters of its address as chips, which take them off again', async () => {
    const { person, history } = visit('/articles?q=service&persona=p-1&category=collectibles&status=draft');
    expect(await screen.findByRole('searchbox', { name: 'Search articles' })).toHaveValue('service');
    expect(await screen.findByText('2 of 148 articles')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Remove The Appraiser' }));
    await waitFor(() => expect(history.location.href).not.toContain('persona'));
    await person.click(screen.getByRole('button', { name: 'Remove Search: service' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(history.location.href).toBe('/articles'));
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('offers authors their own persona only', async () => {
    const own = { 'GET /api/personas': [{ id: 'p-1', name: 'The Appraiser' }] };
    const { person } = visit('/articles', own, aUser());
    await article('Two booklets');
    await person.click(screen.getByRole('combobox', { name: 'Persona' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });

  it('loads further pages where there are more', async () => {
    const { person } = visit('/articles?status=draft', {
      'GET /api/articles/drafts': ({ path }) =>
        path.includes('cursor=next')
          ? page(published, { total: 3 })
          : page(drafts, { total: 3, nextCursor: 'next' }),
    });
    await article('Two booklets');
    expect(screen.getByText(/2 of 3$/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await article('The price of polish')).toBeVisible();
    expect(await article('Two booklets')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('goes on where there are more than the server has counted, to the last of them', async () => {
    const counted = { total: 1, totalIsLowerBound: true };
    const { person } = visit('/articles?status=draft&q=slab', {
      'GET /api/articles/drafts': ({ path }) =>
        path.includes('cursor=next')
          ? page(published, counted)
          : page(drafts, { ...counted, nextCursor: 'next' }),
    });
    await article('Two booklets');
    expect(screen.getByText('2+ of 148 articles')).toBeVisible();
    expect(screen.getByText(/2 of 2\+$/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await article('The price of polish')).toBeVisible();
    expect(screen.getByText('3 of 148 articles')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('lets go of a row that somebody else has deleted', async () => {
    const { queryClient } = visit();
    await article('Two booklets');
    serve({ 'GET /api/articles/drafts': page(drafts.slice(1)) });
    await queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', {}] });
    await waitFor(() => expect(screen.queryByText('Two booklets')).not.toBeInTheDocument());
    expect(await screen.findAllByRole('link', { name: 'Slab, sleeve, safe' })).not.toHaveLength(0);
  });

  it('leads on when there is nothing yet', async () => {
    visit('/articles', { 'GET /api/articles/drafts': page([]) });
    expect(await screen.findByText('No articles yet')).toBeVisible();
  });

  it('names the filters that leave nothing over', async () => {
    const { person, history } = visit('/articles?q=zzz&persona=p-1&category=market-intel&untouched=true', {
      'GET /api/articles/drafts': page([]),
    });
    expect(
      await screen.findByText('No untouched articles match “zzz” with The Appraiser in Market Intel.'),
    ).toBeVisible();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear all' });
    await person.click(clear as HTMLElement);
    await waitFor(() => expect(history.location.href).toBe('/articles'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says that the lists could not be loaded, and tries again', async () => {
    const { person } = visit('/articles', {
      'GET /api/articles/drafts': answer(503, { status: 503, detail: 'No records.' }),
    });
    expect(await screen.findByText('Articles could not be loaded')).toBeVisible();
    expect(screen.getByText('503: No records.')).toBeVisible();
    serve({ 'GET /api/articles/drafts': lists });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await article('Two booklets')).toBeVisible();
    expect(await article('The price of polish')).toBeVisible();
  });
});

describe('in a wide window, an imported article', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
    document.documentElement.style.fontSize = '16px';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.style.fontSize = '';
  });

  it('has a dash where it has no persona and no category', async () => {
    const imported = { ...published[0], persona: '', category: '', categoryId: '', status: 'elsewhere' };
    visit('/articles', { 'GET /api/articles/drafts': () => ({ ...page([]), articles: [imported] }) });
    const table = within((await screen.findAllByRole('table'))[0] as HTMLElement);
    expect(table.getAllByRole('cell', { name: '–' })).toHaveLength(2);
  });
});
