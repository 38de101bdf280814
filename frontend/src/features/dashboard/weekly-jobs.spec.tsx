import { screen, within } from '@testing-library/react';
import { emptyDesk } from '@/testing/desk';
import { answer } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { aRun, aSchedule } from '@/testing/schedule';

const admin = aUser({ role: 'admin', assignedPersona: null });

async function open(status: ReturnType<typeof aSchedule>) {
  renderApp('/', admin, { ...emptyDesk, 'GET /api/scheduler/status': status });
  const jobs = within(await screen.findByRole('region', { name: 'Weekly jobs' }));
  await jobs.findByText('Topic ideas');
  return jobs;
}

describe('the weekly jobs on an administrator’s dashboard', () => {
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
