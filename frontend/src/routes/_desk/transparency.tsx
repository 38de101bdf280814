import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/contract';
import { TransparencyPage } from '@/features/credentials/transparency-page';
import { rulesQuery } from '@/features/editorial-rules/contract';
import { usersQuery } from '@/features/users/contract';

export const Route = createFileRoute('/_desk/transparency')({
  staticData: { author: AccessDenied },
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [rulesQuery, usersQuery]),
  component: TransparencyPage,
});
