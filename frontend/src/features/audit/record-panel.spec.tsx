import { screen, within } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

const note = 'desk.example/record\n1234\nAbC=\n\n— desk.example/record Zz==\n';

const verified = { at: '2026-11-18T08:00:00.000Z', events: 1_230, checkpoints: 7, problem: null };

function openPage(path = '/audit', verification: object | null = verified) {
  serve({
    'GET /api/audit': { total: 0, items: [], nextCursor: null },
    'GET /api/audit/checkpoints': {
      total: 1,
      items: [{ size: 1234, root: 'ab', at: '2026-11-18T09:00:00.000Z', note }],
      nextCursor: null,
    },
    'GET /api/audit/verification': { verification },
    'GET /api/config/users': { users: [] },
    'GET /api/personas': [],
    'GET /api/categories': [],
  });
  return renderApp(path, aUser({ role: 'admin' }));
}

it('shows the latest checkpoint, copies it, and offers evidence of everything', async () => {
  const { person } = openPage();
  await person.click(await screen.findByRole('button', { name: 'Record' }));
  const panel = within(screen.getByRole('dialog', { name: 'Record' }));
  expect(await panel.findByText(/1,234 events, signed/)).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Copy checkpoint' }));
  expect(await navigator.clipboard.readText()).toBe(note);
  expect(panel.getByRole('link', { name: 'Download evidence' })).toHaveAttribute(
    'href',
    '/api/audit/evidence',
  );
  expect(panel.getByText(/does not prove that what was recorded is true/)).toBeVisible();
});

it('offers evidence of the days that the log is narrowed to', async () => {
  const { person } = openPage('/audit?from=2026-11-02&to=2026-11-03');
  await person.click(await screen.findByRole('button', { name: 'Record' }));
  const link = await screen.findByRole('link', { name: 'Download evidence' });
  const asked = new URL(link.getAttribute('href') ?? '', 'http://desk.example').searchParams;
  expect(asked.get('from')).toBe(new Date('2026-11-02T00:00').toISOString());
  expect(asked.get('to')).toBe(new Date('2026-11-03T23:59:59.999').toISOString());
});

it.each([
  ['is told', verified, /1,230 events, 7 checkpoints. All of them fit/],
  [
    'found a problem',
    { ...verified, problem: 'Event 7 (ArticleEdited, revision 1 of article-a) is not what was recorded.' },
    /Event 7 .+ is not what was recorded/,
  ],
  ['is missing', null, /hasn’t been verified/],
])('the last verification %s', async (_, verification, told) => {
  const { person } = openPage('/audit', verification);
  await person.click(await screen.findByRole('button', { name: 'Record' }));
  const section = within(await screen.findByRole('region', { name: 'Verification' }));
  expect(section.getByText(told)).toBeVisible();
});
