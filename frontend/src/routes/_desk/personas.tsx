import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { personasQuery } from '@/api/personas';
import { prefetchForAdministrators } from '@/api/prefetch';
import { usersQuery } from '@/api/users';
import { SentAway } from '@/features/auth/sent-away';
import { PersonasPage } from '@/features/personas/personas-page';
import { readPersonasSearch } from '@/features/personas/personas-search';

export const Route = createFileRoute('/_desk/personas')({
  staticData: { author: () => <SentAway to="/profile" /> },
  validateSearch: readPersonasSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchQuery(personasQuery),
      client.prefetchQuery(categoriesQuery),
      client.prefetchQuery(usersQuery),
    ]),
  component: PersonasPage,
});
