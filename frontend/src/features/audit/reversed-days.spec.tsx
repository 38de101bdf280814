import { fireEvent, screen, waitFor } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';

/** Opens the log of a desk in which nothing has happened. Returns the requests for it, in order. */
async function open(path: string) {
  const seen = serve({
    'GET /api/audit': { total: 0, items: [], nextCursor: null },
    'GET /api/config/users': { users: [] },
    'GET /api/personas': [],
    'GET /api/categories': [],
  });
  const app = renderApp(path, aUser({ role: 'admin' }));
  await screen.findByText('No matching entries');
  const asked = () =>
    seen
      .filter((one) => one.path.startsWith('/api/audit'))
      .map((one) => new URLSearchParams(one.path.split('?')[1]));
  return { ...app, asked };
}

it('says so when From is later than To, and asks for nothing until it is not', async () => {
  const { history, asked } = await open('/audit?from=2026-11-10&to=2026-11-20');
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  fireEvent.change(from, { target: { value: '2026-11-30' } });
  await waitFor(() => expect(history.location.search).toBe('?from=2026-11-30&to=2026-11-20'));
  await waitFor(() => expect(from).toHaveAccessibleDescription('From is later than To.'));
  expect([from, to].map((field) => field.matches(':invalid, [aria-invalid=true]'))).toEqual([true, false]);
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  fireEvent.change(to, { target: { value: '2026-12-20' } });
  const until = new Date('2026-12-20T23:59:59.999').toISOString();
  await waitFor(() => expect(asked().at(-1)?.get('to')).toBe(until));
  expect(screen.getByRole('link', { name: 'Export CSV' })).toBeVisible();
  const isReversed = (days: URLSearchParams) => (days.get('from') ?? '') > (days.get('to') ?? '');
  expect(asked().filter(isReversed)).toEqual([]);
});
