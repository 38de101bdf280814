import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { personasQuery } from '@/api/personas';
import { prefetch } from '@/api/prefetch';
import { AccessRequired } from '@/features/auth/access-required';
import { GeneratePage } from '@/features/generate/generate-page';
import { recentDraftsQuery } from '@/features/generate/results/recent-drafts';

export const Route = createFileRoute('/_desk/generate')({
  staticData: {
    signedOut: () => <AccessRequired>Please log in to access the article generator.</AccessRequired>,
  },
  loader: ({ context }) =>
    prefetch(context.queryClient, (client) => [
      client.prefetchQuery(personasQuery),
      client.prefetchQuery(categoriesQuery),
      client.prefetchQuery(recentDraftsQuery),
    ]),
  component: GeneratePage,
});
