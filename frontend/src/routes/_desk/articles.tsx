import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery } from '@/api/categories';
import { personasQuery } from '@/api/personas';
import { prefetch } from '@/api/prefetch';
import { ArticlesPage } from '@/features/articles/articles-page';
import { articleQuery } from '@/api/article';
import { draftsQuery } from '@/features/articles/api/drafts';
import { historyQuery } from '@/features/articles/api/history';
import { readArticlesSearch } from '@/features/articles/articles-search';
import { filtersOf, searchOf } from '@/features/articles/filters/filters';

export const Route = createFileRoute('/_desk/articles')({
  validateSearch: readArticlesSearch,
  loaderDeps: ({ search }) => ({ ...searchOf(filtersOf(search)), article: search.article }),
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, (client) => [
      client.prefetchQuery(personasQuery),
      client.prefetchQuery(categoriesQuery),
      ...(['draft', 'promoted'] as const)
        .filter((status) => deps.status === undefined || deps.status === status)
        .map((status) => client.prefetchInfiniteQuery(draftsQuery(filtersOf(deps), status))),
      ...(deps.article === undefined
        ? []
        : [
            client.prefetchQuery(articleQuery(deps.article)),
            client.prefetchInfiniteQuery(historyQuery(deps.article)),
          ]),
    ]),
  component: ArticlesPage,
});
