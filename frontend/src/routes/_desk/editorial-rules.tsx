import { createFileRoute } from '@tanstack/react-router';
import { configHistoryQuery } from '@/api/change-history';
import { prefetchForAdministrators } from '@/api/prefetch';
import { readHistorySearch } from '@/components/history/history-search';
import { AccessDenied } from '@/features/auth/access-denied';
import { rulesQuery } from '@/features/editorial-rules/api/rules';
import { RulesPage } from '@/features/editorial-rules/rules-page';

export const Route = createFileRoute('/_desk/editorial-rules')({
  staticData: { author: AccessDenied },
  validateSearch: readHistorySearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchQuery(rulesQuery),
      client.prefetchInfiniteQuery(configHistoryQuery('editorial-rules')),
    ]),
  component: RulesPage,
});
