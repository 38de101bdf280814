import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { personasQuery } from '@/api/personas';
import { prefetchForAdministrators } from '@/api/prefetch';
import { allUsersQuery } from '@/api/users';
import { auditQuery } from '@/features/audit/api/audit';
import { AuditPage } from '@/features/audit/audit-page';
import { readAuditSearch } from '@/features/audit/audit-search';
import { AccessDenied } from '@/features/auth/access-denied';

export const Route = createFileRoute('/_desk/audit')({
  staticData: { author: AccessDenied },
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchInfiniteQuery(auditQuery(deps)),
      client.prefetchQuery(allUsersQuery),
      client.prefetchQuery(personasQuery),
      client.prefetchQuery(categoriesQuery),
    ]),
  component: AuditPage,
});
