import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '@/api/prefetch';
import { categoriesQuery } from '@/features/categories/contract';
import { ideaQuery } from '@/features/topics/contract';
import { personasQuery } from '@/features/personas/contract';
import { AccessRequired } from '@/features/auth/contract';
import { GeneratePage } from '@/features/generate/generate-page';
import { readGenerateSearch, recentDraftsQuery } from '@/features/generate/contract';

export const Route = createFileRoute('/_desk/generate')({
  staticData: {
    signedOut: () => <AccessRequired>Please log in to access the article generator.</AccessRequired>,
  },
  validateSearch: readGenerateSearch,
  loaderDeps: ({ search: { idea } }) => ({ idea }),
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, [
      personasQuery,
      categoriesQuery,
      recentDraftsQuery,
      ...(deps.idea === undefined ? [] : [ideaQuery(deps.idea)]),
    ]),
  component: GeneratePage,
});
