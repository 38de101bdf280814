import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { ideaQuery } from '@/api/ideas';
import { personasQuery } from '@/api/personas';
import { prefetch } from '@/api/prefetch';
import { AccessRequired } from '@/features/auth/access-required';
import { GeneratePage } from '@/features/generate/generate-page';
import { readGenerateSearch } from '@/features/generate/generate-search';
import { recentDraftsQuery } from '@/features/generate/results/recent-drafts';

export const Route = createFileRoute('/_desk/generate')({
  staticData: {
    signedOut: () => <AccessRequired>Please log in to access the article generator.</AccessRequired>,
  },
  validateSearch: readGenerateSearch,
  loaderDeps: ({ search: { idea } }) => ({ idea }),
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, (client) => [
      client.prefetchQuery(personasQuery),
      client.prefetchQuery(categoriesQuery),
      client.prefetchQuery(recentDraftsQuery),
      ...(deps.idea === undefined ? [] : [client.prefetchQuery(ideaQuery(deps.idea))]),
    ]),
  component: GeneratePage,
});
