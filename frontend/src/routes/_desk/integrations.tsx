import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/contract';
import { rulesQuery } from '@/features/editorial-rules/contract';
import {
  readIntegrationsSearch,
  sitesQuery,
  tokensQuery,
  webhooksQuery,
} from '@/features/integrations/contract';
import { IntegrationsPage } from '@/features/integrations/integrations-page';

export const Route = createFileRoute('/_desk/integrations')({
  staticData: { author: AccessDenied },
  validateSearch: readIntegrationsSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, [tokensQuery, sitesQuery, webhooksQuery, rulesQuery]),
  component: IntegrationsPage,
});
