import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { prefetch } from '@/api/prefetch';
import { statsQuery } from '@/api/stats';
import { SignInPage } from '@/features/auth/sign-in-page';
import { oldestDraftsQuery } from '@/features/dashboard/api/oldest-drafts';
import { DashboardPage } from '@/features/dashboard/dashboard-page';

export const Route = createFileRoute('/_desk/')({
  staticData: { signedOut: SignInPage },
  loader: ({ context }) =>
    prefetch(context.queryClient, (client) => [
      client.prefetchQuery(statsQuery),
      client.prefetchQuery(categoriesQuery),
      client.prefetchQuery(oldestDraftsQuery),
    ]),
  component: DashboardPage,
});
