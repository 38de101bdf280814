import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@/api/session';
import { createApp } from '@/app';
import { Toaster } from '@/components/ui/feedback/toaster';
import { answer, serve } from './fetch-stand-in';

/** A user for tests; an author, unless `changes` say otherwise. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'u-1',
    username: 'mara.desk',
    email: 'mara@desk.example',
    firstName: 'Mara',
    lastName: 'Desk',
    role: 'author',
    assignedPersona: 'p-1',
    isActive: true,
    createdAt: '2026-01-05T09:00:00.000Z',
    mustChangePassword: false,
    ...changes,
  };
}

/**
 * Renders the whole application at an address, signed in or not, with the answers given by `serve` and `routes`.
 * Addresses outside the application that it goes to (`/api/login`) are collected in `left`.
 */
export function renderApp(
  path: string,
  user: User | null = aUser(),
  routes: Parameters<typeof serve>[0] = {},
) {
  serve({
    'GET /api/auth/user': user ?? answer(401, { status: 401, detail: 'Sign in first.' }),
    'GET /api/settings': {
      brandName: 'Provenance',
      hashtags: ['#One', '#Two', '#Three'],
      insightsUrl: '/insights',
      demo: false,
      research: false,
      timeZone: 'America/New_York',
      signOn: [],
    },
    ...routes,
  });
  document.cookie = `provenance_signed_in=1; max-age=${user || 'GET /api/auth/user' in routes ? 60 : 0}`;
  const left: string[] = [];
  const history = createMemoryHistory({ initialEntries: [path] });
  const { App, queryClient } = createApp({ goTo: (to) => left.push(to), history });
  const screen = render(
    <>
      <App />
      <Toaster />
    </>,
  );
  return { ...screen, queryClient, left, history, person: userEvent.setup({ delay: null }) };
}
