import { screen, within } from '@testing-library/react';
import { anArticle, emptyDesk } from '@/testing/desk';
import { answer, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { aRun, aSchedule } from '@/testing/schedule';
import type { RecentChange } from './api/recent-changes';

describe('an administrator’s dashboard', () => {
  const admin = aUser({ role: 'admin', firstName: 'Ines', assignedPersona: null });

  let position = 0;

  function anEntry(type: string, summary: string, changes: Partial<RecentChange> = {}): RecentChange {
    position += 1;
    return {
      position,
      at: '2026-03-02T09:00:00.000Z',
      actor: { kind: 'user', id: 'u-1', name: 'Mara Desk', role: 'author' },
      type,
      subject: { kind: 'article', id: 'a-1', title: 'Ink and time' },
      summary,
      technical: false,
      entries: 1,
      correlationId: `c-${position}`,
      ...changes,
    };
  }

  const weeks = [
    { weekStart: '2026-02-23T00:00:00-05:00', generated: 9, promoted: 4 },
    { weekStart: '2026-03-02T00:00:00-05:00', generated: 15, promoted: 7 },
  ];

  const asked: string[] = [];
  const busyDesk = {
    ...emptyDesk,
    'GET /api/stats': { total: 148, drafts: 17, published: 131, weeks },
    'GET /api/articles/drafts': ({ path }: SeenRequest) => {
      asked.push(path);
      const waiting = new Date(Date.now() - 75 * 3_600_000).toISOString();
      return { articles: [anArticle({ timestamp: waiting })], total: 17, nextCursor: null };
    },
  };

  const changes = (...items: RecentChange[]) => ({
    ...busyDesk,
    'GET /api/audit/recent': { items },
  });

  /** The lines of the recent changes. */
  async function lines() {
    const list = await screen.findByRole('list', { name: 'Recent changes' });
    return within(list).getAllByRole('listitem');
  }

  it('greets, and leads on', async () => {
    renderApp('/', admin, busyDesk);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ines' })).toBeVisible();
    expect(
      await screen.findByText(
        'Seventeen drafts are waiting for your eye. The oldest has been waiting for three days.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open drafts' })).toHaveAttribute(
      'href',
      '/articles?status=draft',
    );
    expect(screen.getByRole('link', { name: 'Generate Article' })).toHaveAttribute('href', '/generate');
  });

  it('shows four figures', async () => {
    renderApp('/', admin, busyDesk);
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    await figures.findByText('148');
    const shown = figures
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(shown).toEqual([
      ['Articles', '148total'],
      ['Published', '131reviewed and promoted'],
      ['Drafts', '17to review'],
      ['This week', '15generated since Monday'],
    ]);
  });

  it('draws the weeks of a figure from the second one on', async () => {
    const first = weeks.map((week) => ({ ...week, generated: 0, promoted: 0 }));
    const now = { weekStart: '2026-03-09T00:00:00-04:00', generated: 3, promoted: 1 };
    const stats = { total: 3, drafts: 2, published: 1 };
    const { unmount } = renderApp('/', admin, {
      ...busyDesk,
      'GET /api/stats': { ...stats, weeks: [...first, now] },
    });
    const drawn = (figures: HTMLElement) => figures.querySelectorAll('svg').length;
    const figures = await screen.findByRole('region', { name: 'Figures' });
    await within(figures).findAllByText('3');
    expect(drawn(figures)).toBe(0);
    unmount();
    renderApp('/', admin, busyDesk);
    const later = await screen.findByRole('region', { name: 'Figures' });
    await within(later).findByText('148');
    expect(drawn(later)).toBe(3);
  });

  it('shows what was generated and published week by week', async () => {
    renderApp('/', admin, busyDesk);
    const table = await screen.findByRole('table', { name: 'Articles per week' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['Week ofGeneratedPublished', 'Feb 2394', 'Mar 2157']);
  });

  it('queues the drafts that have waited longest', async () => {
    asked.length = 0;
    renderApp('/', admin, busyDesk);
    const queue = within(await screen.findByRole('list', { name: 'Review queue' }));
    expect(queue.getByRole('link', { name: anArticle().title })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(queue.getByRole('listitem')).toHaveTextContent(/The Appraiser.*Collectibles.*3 days/);
    expect(asked).toContain('/api/articles/drafts?status=draft&order=oldest&limit=6');
  });

  it('says when nothing waits', async () => {
    renderApp('/', admin, emptyDesk);
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(screen.getByText('Nothing is waiting.')).toBeVisible();
  });

  it('tells who did what last, with a link to the article', async () => {
    renderApp(
      '/',
      admin,
      changes(
        anEntry('ArticlePromoted', 'Mara Desk promoted “Ink and time”'),
        anEntry('ArticleEdited', 'Mara Desk changed the text of “Ink and time”: 5 words added'),
        anEntry('UserAdded', 'Mara Desk added the user “theo”', {
          subject: { kind: 'user', id: 'u-9', title: 'theo' },
        }),
      ),
    );
    const [promoted, edited, added] = await lines();
    expect(promoted).toHaveTextContent('Mara Desk promoted “Ink and time”');
    expect(within(promoted as HTMLElement).getByRole('link', { name: 'Ink and time' })).toHaveAttribute(
      'href',
      '/articles?article=a-1',
    );
    expect(edited).toHaveTextContent('Mara Desk changed the text of “Ink and time”: 5 words added');
    expect(added).toHaveTextContent('Mara Desk added the user “theo”');
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Audit Log' })).toHaveAttribute('href', '/audit');
    expect(within(added as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('tells what a run did of one kind in one line', async () => {
    renderApp(
      '/',
      admin,
      changes(
        anEntry('ArticleGenerated', 'Mara Desk generated “Two” as The Appraiser', { entries: 2 }),
        anEntry('PersonaChanged', 'Mara Desk renamed a persona', { entries: 3 }),
      ),
    );
    const [generated, renamed] = await lines();
    expect(generated).toHaveTextContent('Mara Desk generated 2 articles');
    expect(renamed).toHaveTextContent('Mara Desk renamed a persona and 2 more');
  });

  it('says what could not be loaded, each in its place', async () => {
    renderApp('/', admin, {
      ...busyDesk,
      'GET /api/stats': answer(503, { detail: 'The record cannot be reached.' }),
      'GET /api/audit/recent': answer(500, { detail: 'Something is wrong.' }),
    });
    expect(await screen.findByText('Figures could not be loaded')).toBeVisible();
    expect(await screen.findByText('500: Something is wrong.')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Review queue' })).toBeVisible();
  });
});

describe('the weekly jobs on an administrator’s dashboard', () => {
  const admin = aUser({ role: 'admin', assignedPersona: null });

  async function open(status: ReturnType<typeof aSchedule>) {
    renderApp('/', admin, { ...emptyDesk, 'GET /api/scheduler/status': status });
    const jobs = within(await screen.findByRole('region', { name: 'Weekly jobs' }));
    await jobs.findByText('Topic ideas');
    return jobs;
  }

  it('stand with their next runs and what they make', async () => {
    const jobs = await open(
      aSchedule({
        nextScheduledRun: '2126-11-25T14:00:00.000Z',
        nextTopicsRun: '2126-11-25T18:00:00.000Z',
      }),
    );
    expect(jobs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ArticlesMonday, November 25, 2126 at 9:00 AMMonday, 9:00 AM10 articles, 5 personas',
      'Topic ideasMonday, November 25, 2126 at 1:00 PMMonday, 1:00 PM5 ideas',
    ]);
    expect(jobs.getByText('New York time')).toBeVisible();
    expect(jobs.getByRole('link', { name: 'Article Scheduler' })).toHaveAttribute('href', '/scheduler');
  });

  it('tell that the articles are paused, and how the last run ended', async () => {
    const jobs = await open(
      aSchedule({
        enabled: false,
        nextScheduledRun: null,
        lastRun: aRun({ outcome: 'partial', requested: 3 }),
      }),
    );
    expect(jobs.getByText('Not scheduled')).toBeVisible();
    expect(jobs.getByText('Paused')).toBeVisible();
    expect(jobs.getByText(/^Last run:/)).toHaveTextContent(/partly failed, .* articles/);
  });

  it('say what kept them away', async () => {
    renderApp('/', admin, {
      ...emptyDesk,
      'GET /api/scheduler/status': answer(503, { status: 503, detail: 'No records.' }),
    });
    expect(await screen.findByText('The jobs could not be loaded')).toBeVisible();
  });
});
