import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { allUsersQuery } from '@/features/users/contract';
import { auditQuery, isReversed, readAuditSearch } from '@/features/audit/contract';
import { AuditPage } from '@/features/audit/audit-page';
import { AccessDenied } from '@/features/auth/contract';

export const Route = createFileRoute('/_desk/audit')({
  staticData: { author: AccessDenied },
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    prefetchForAdministrators(context.queryClient, [
      ...(isReversed(deps) ? [] : [auditQuery(deps)]),
      allUsersQuery,
      personasQuery,
      categoriesQuery,
    ]),
  component: AuditPage,
});
