import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery, readPersonasSearch } from '@/features/personas/contract';
import { usersQuery } from '@/features/users/contract';
import { SentAway } from '@/features/auth/contract';
import { PersonasPage } from '@/features/personas/personas-page';

export const Route = createFileRoute('/_desk/personas')({
  staticData: { author: () => <SentAway to="/profile" /> },
  validateSearch: readPersonasSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, [personasQuery, categoriesQuery, usersQuery]),
  component: Personas,
});

/**
 * The page of the personas. Its cards name the authors of a persona. The route joins both, because the users' feature
 * depends on the personas' feature, and not the other way round.
 */
function Personas() {
  const { data: directory, isPending } = useQuery(usersQuery);
  return <PersonasPage users={directory?.users} usersToCome={isPending} />;
}
