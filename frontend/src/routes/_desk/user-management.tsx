import { createFileRoute } from '@tanstack/react-router';
import { personasQuery } from '@/api/personas';
import { prefetchForAdministrators } from '@/api/prefetch';
import { SentAway } from '@/features/auth/sent-away';
import { usersQuery } from '@/api/users';
import { UsersPage } from '@/features/users/users-page';
import { readUsersSearch } from '@/features/users/users-search';

export const Route = createFileRoute('/_desk/user-management')({
  staticData: { author: () => <SentAway to="/" /> },
  validateSearch: readUsersSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchQuery(usersQuery),
      client.prefetchQuery(personasQuery),
    ]),
  component: UsersPage,
});
