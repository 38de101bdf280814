import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/access-denied';
import { rulesQuery } from '@/features/editorial-rules/api/rules';
import { rulesHistoryQuery } from '@/features/editorial-rules/api/rules-history';
import { RulesPage } from '@/features/editorial-rules/rules-page';
import { readRulesSearch } from '@/features/editorial-rules/rules-search';

export const Route = createFileRoute('/_desk/editorial-rules')({
  staticData: { author: AccessDenied },
  validateSearch: readRulesSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchQuery(rulesQuery),
      client.prefetchInfiniteQuery(rulesHistoryQuery),
    ]),
  component: RulesPage,
});
