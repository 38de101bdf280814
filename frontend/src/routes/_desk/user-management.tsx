import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { personasQuery } from '@/features/personas/contract';
import { SentAway } from '@/features/auth/contract';
import { usersQuery, readUsersSearch } from '@/features/users/contract';
import { UsersPage } from '@/features/users/users-page';

export const Route = createFileRoute('/_desk/user-management')({
  staticData: { author: () => <SentAway to="/" /> },
  validateSearch: readUsersSearch,
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [usersQuery, personasQuery]),
  component: UsersPage,
});
