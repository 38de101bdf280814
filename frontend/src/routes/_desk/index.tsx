import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '@/api/prefetch';
import { categoriesQuery } from '@/features/categories/contract';
import { statsQuery } from '@/features/articles/contract';
import { SignInPage } from '@/features/auth/sign-in-page';
import { oldestDraftsQuery } from '@/features/dashboard/contract';
import { DashboardPage } from '@/features/dashboard/dashboard-page';

export const Route = createFileRoute('/_desk/')({
  staticData: { signedOut: SignInPage },
  loader: ({ context }) => prefetch(context.queryClient, [statsQuery, categoriesQuery, oldestDraftsQuery]),
  component: DashboardPage,
});
