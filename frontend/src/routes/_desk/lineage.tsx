import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '@/api/prefetch';
import { articleQuery, lineageQuery } from '@/features/articles/contract';
import { LineagePage } from '@/features/articles/lineage/lineage-page';
import { readMediaSearch } from '@/features/media/contract';

export const Route = createFileRoute('/_desk/lineage')({
  validateSearch: readMediaSearch,
  loaderDeps: ({ search: { article } }) => ({ article }),
  loader: ({ context, deps: { article } }) =>
    prefetch(
      context.queryClient,
      article === undefined ? [] : [articleQuery(article), lineageQuery(article)],
    ),
  component: LineagePage,
});
