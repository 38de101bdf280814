import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/access-denied';
import { sourcesQuery } from '@/features/sources/api/sources';
import { SourcesPage } from '@/features/sources/sources-page';
import { readSourcesSearch } from '@/features/sources/sources-search';

export const Route = createFileRoute('/_desk/sources')({
  staticData: { author: AccessDenied },
  validateSearch: readSourcesSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [client.prefetchQuery(sourcesQuery)]),
  component: SourcesPage,
});
