import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { allUsersQuery } from '@/features/users/contract';
import { AccessDenied } from '@/features/auth/contract';
import { ConfigurationPage } from '@/features/configuration/configuration-page';

export const Route = createFileRoute('/_desk/configuration')({
  staticData: { author: AccessDenied },
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [allUsersQuery]),
  component: ConfigurationPage,
});
