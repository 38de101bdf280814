import { screen, within } from '@testing-library/react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { answer, serve } from '@/testing/fetch-stand-in';
import { renderApp } from '@/testing/render-app';
import { aRun, aSchedule } from '@/testing/schedule';
import { admin, theHouse } from '../testing/house';

/** Opens the page with some runs. Returns their entries and the person. */
async function open(...runs: ScheduledRun[]) {
  theHouse(aSchedule(), runs);
  const { person } = renderApp('/scheduler', admin);
  const list = await screen.findByRole('list', { name: 'Runs' });
  const entries = within(list)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.closest('li') as HTMLElement));
  return { person, entries, first: entries[0] as (typeof entries)[0] };
}

const articles = ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) => ({
  id: `a-${index}`,
  title,
  persona: 'The Appraiser',
  category: 'Collectibles',
}));

describe('the history of the runs', () => {
  it('tells when a run was due in the house’s time, how it ended and what came of it', async () => {
    const { first } = await open(aRun());
    for (const words of [
      'Weekly run of articles',
      'Complete',
      'Monday, November 16, 2026 at 9:00 AM New York time',
      '2 of 2 articles',
      'took 4 minutes',
      'The Appraiser, Collectibles',
    ]) {
      expect(first.getByText(words)).toBeVisible();
    }
    expect(first.getByRole('link', { name: 'Slab, sleeve, safe' })).toHaveAttribute(
      'href',
      '/articles?article=a-2',
    );
  });

  it('tells who started a run by hand, and with which prompt', async () => {
    const { first } = await open(
      aRun({ trigger: 'manual', customPrompt: 'Reserves', by: { kind: 'user', id: 'u-9', name: 'Ines' } }),
    );
    for (const words of ['Extra run of articles', 'started by Ines', 'Reserves']) {
      expect(first.getByText(words)).toBeVisible();
    }
  });

  it('shows the first articles of many, and all on request', async () => {
    const { first, person } = await open(aRun({ articles, requested: 5 }));
    expect(first.getAllByRole('link')).toHaveLength(3);
    await person.click(first.getByRole('button', { name: '2 more' }));
    expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual(
      articles.map(({ title }) => title),
    );
  });

  it('shows a run that goes on with how far it is', async () => {
    const { first } = await open(aRun({ outcome: 'running', finishedAt: null, requested: 8, articles }));
    expect(first.getByText('Running')).toBeVisible();
    const bar = first.getByRole('progressbar', { name: 'Articles of this run' });
    expect(bar).toHaveAttribute('aria-valuenow', '5');
    expect(bar).toHaveAttribute('aria-valuemax', '8');
    expect(first.getAllByRole('link')).toHaveLength(5);
  });

  it('tells each reason once, what it is the reason of, and when that is tried again', async () => {
    const late = { reason: 'The model did not answer in time.', nextTryAt: '2026-11-16T14:09:00.000Z' };
    const failures = [
      {
        persona: 'The Archivist',
        category: 'Market Intel',
        reason: 'The model refused.',
        cause: 'Not for <b>us</b>.',
        nextTryAt: null,
      },
      { persona: 'The Collector', category: 'Collectibles', ...late },
      { persona: 'The Appraiser', category: 'Market Intel', ...late },
    ];
    const { first } = await open(aRun({ outcome: 'waiting', finishedAt: null, requested: 5, failures }));
    const told = within(first.getByRole('list', { name: 'What failed' })).getAllByRole('listitem');
    expect(told.map((item) => item.textContent)).toEqual([
      'The model refused.Cause: Not for <b>us</b>.The Archivist, Market Intel',
      expect.stringMatching(
        /^The model did not answer in time\. Next try: .+The Collector, Collectibles; The Appraiser, Market Intel$/,
      ),
    ]);
  });

  it.each<[string, Partial<ScheduledRun>, string]>([
    [
      'was missed',
      { outcome: 'missed', startedAt: null, finishedAt: null, requested: 0, articles: [] },
      'Missed',
    ],
    [
      'failed whole',
      { outcome: 'failed', articles: [], reason: 'There is no persona to write as.' },
      'Failed',
    ],
    ['failed in part', { outcome: 'partial', requested: 3 }, 'Partly failed'],
  ])('says that a run %s', async (_what, changes, words) => {
    const { first } = await open(aRun(changes));
    expect(first.getByText(words)).toBeVisible();
    if (changes.reason) expect(first.getByText(changes.reason)).toBeVisible();
  });

  it('says when a run came late, and what of it is deleted since', async () => {
    const { first } = await open(
      aRun({ startedAt: '2026-11-16T19:30:00.000Z', finishedAt: '2026-11-16T19:31:00.000Z', requested: 3 }),
    );
    expect(first.getByText('started 5 hours late')).toBeVisible();
    expect(first.getByText('3 of 3 articles, 1 deleted since')).toBeVisible();
  });

  it('leads from ideas to where they are', async () => {
    const { first } = await open(aRun({ job: 'topics', articles: [], requested: 1, ideas: 5 }));
    expect(first.getByText('5 ideas')).toBeVisible();
    expect(first.getByRole('link', { name: 'Topic Generator' })).toHaveAttribute('href', '/topic-generator');
  });

  it('says when there is none yet, and what kept it away', async () => {
    theHouse();
    const { unmount } = renderApp('/scheduler', admin);
    expect(await screen.findByText('No runs yet')).toBeVisible();
    unmount();
    serve({ 'GET /api/scheduler/runs': answer(503, { status: 503, detail: 'No records.' }) });
    renderApp('/scheduler', admin);
    expect(await screen.findByText('The runs could not be loaded')).toBeVisible();
  });
});
