import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { AccessDenied } from '@/features/auth/contract';
import { qualityQuery, readQualitySearch, weeksOf } from '@/features/quality/contract';
import { QualityPage } from '@/features/quality/quality-page';

export const Route = createFileRoute('/_desk/quality')({
  staticData: { author: AccessDenied },
  validateSearch: readQualitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    prefetchForAdministrators(context.queryClient, [qualityQuery(weeksOf(deps))]),
  component: QualityPage,
});
