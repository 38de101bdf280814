import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { readHistorySearch } from '@/components/history/history-search';
import { configurationHistoryQuery } from '@/api/get-configuration-history';
import { AccessDenied } from '@/features/auth/contract';
import { rulesQuery } from '@/features/editorial-rules/contract';
import { RulesPage } from '@/features/editorial-rules/rules-page';

export const Route = createFileRoute('/_desk/editorial-rules')({
  staticData: { author: AccessDenied },
  validateSearch: readHistorySearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, [
      rulesQuery,
      configurationHistoryQuery('editorial-rules'),
    ]),
  component: RulesPage,
});
