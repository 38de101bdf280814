import { screen, within } from '@testing-library/react';
import { anArticle, aPersona, aWeek, emptyDesk } from '@/testing/desk';
import { answer, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const busyDesk = {
  ...emptyDesk,
  'GET /api/personas': [aPersona()],
  'GET /api/stats': { total: 23, drafts: 6, published: 17, weeks: [] },
  'GET /api/articles/weekly-count': {
    ...aWeek(4),
    weekStart: '2026-03-02T00:00:00-05:00',
    weekEnd: '2026-03-09T00:00:00-04:00',
  },
  'GET /api/articles/drafts': ({ path }: SeenRequest) => {
    const oldest = path.includes('order=oldest');
    const threeDaysAgo = new Date(Date.now() - 75 * 3_600_000).toISOString();
    const articles = [
      anArticle({
        id: 'a-1',
        title: 'Service papers',
        edited: true,
        ...(oldest && { timestamp: threeDaysAgo }),
      }),
      anArticle({ id: 'a-2', title: 'Slab, sleeve, safe', authorId: null }),
    ];
    return { articles, total: 6, nextCursor: null };
  },
};

const figure = (label: string) => {
  const [tile] = screen.getAllByText(label, { selector: 'dt' });
  return tile?.parentElement;
};

describe('an author’s dashboard', () => {
  it('greets, and says what is waiting', async () => {
    renderApp('/', aUser(), busyDesk);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mara' })).toBeVisible();
    expect(
      await screen.findByText(
        'Six drafts are waiting for your eye. The oldest has been waiting for three days.',
      ),
    ).toBeVisible();
  });

  it('says that it is loading', async () => {
    renderApp('/', aUser(), {
      ...busyDesk,
      'GET /api/articles/drafts': () => new Promise<Response>(() => undefined),
    });
    expect(await screen.findByText('Loading your workspace...')).toBeVisible();
  });

  it('leads on by cards, to pages that exist', async () => {
    renderApp('/', aUser(), busyDesk);
    const cards = within(await screen.findByRole('navigation', { name: 'Workspace' }));
    expect(cards.getByRole('link', { name: /Start Writing/ })).toHaveAttribute('href', '/generate');
    expect(await cards.findByRole('link', { name: /My Articles.*23 in total/ })).toHaveAttribute(
      'href',
      '/articles',
    );
  });

  it('offers the drafts that were changed last, with who touched them', async () => {
    renderApp('/', aUser(), busyDesk);
    const list = within(await screen.findByRole('list', { name: 'Drafts to continue' }));
    expect(list.getByRole('link', { name: 'Service papers' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Collectibles.*872 words.*edited by a person/);
    expect(second).toHaveTextContent('by the schedule');
  });

  it('shows the persona, its style and its categories', async () => {
    renderApp('/', aUser(), busyDesk);
    const card = within(await screen.findByRole('region', { name: 'Your persona' }));
    expect(await card.findByRole('heading', { name: 'The Appraiser' })).toBeVisible();
    expect(card.getByText('Looks at the object before the story.')).toBeVisible();
    expect(card.getByText('Plain, exact, a little dry.')).toBeVisible();
    const badges = within(await card.findByRole('list', { name: 'Categories' })).getAllByRole('listitem');
    expect(badges.map((badge) => badge.textContent)).toEqual(['Collectibles']);
  });

  it('shows three figures, and the week’s limit', async () => {
    renderApp('/', aUser(), busyDesk);
    await screen.findByText('4 of 10 articles');
    expect(figure('My Articles')).toHaveTextContent('23');
    expect(figure('Published')).toHaveTextContent('17');
    expect(figure('Drafts')).toHaveTextContent('6');
    expect(screen.getByRole('progressbar', { name: 'Articles this week' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
    expect(await screen.findByText('Resets Monday, 12:00 AM New York time')).toBeVisible();
  });

  it('tells an author without a persona whom to ask', async () => {
    renderApp('/', aUser({ assignedPersona: null }), { ...emptyDesk, 'GET /api/personas': [] });
    expect(await screen.findByRole('heading', { name: 'No Persona Assigned' })).toBeVisible();
    expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Generate an article' })).not.toBeInTheDocument();
  });

  it('says what could not be loaded, each in its place', async () => {
    const failure = answer(503, { detail: 'The record cannot be reached.' });
    let broken = true;
    const { person } = renderApp('/', aUser(), {
      ...busyDesk,
      'GET /api/articles/drafts': (request) =>
        broken ? failure : busyDesk['GET /api/articles/drafts'](request),
    });
    expect(await screen.findByText('Drafts could not be loaded')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'The Appraiser' })).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Service papers' })).toBeVisible();
  });
});
