import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/contract';
import { sourcesQuery, readSourcesSearch } from '@/features/sources/contract';
import { SourcesPage } from '@/features/sources/sources-page';

export const Route = createFileRoute('/_desk/sources')({
  staticData: { author: AccessDenied },
  validateSearch: readSourcesSearch,
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [sourcesQuery]),
  component: SourcesPage,
});
