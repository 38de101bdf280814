import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '@/api/prefetch';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { ArticlesPage } from '@/features/articles/articles-page';
import {
  articleQuery,
  draftsQuery,
  articleHistoryQuery,
  readArticlesSearch,
  filtersOf,
  isWanted,
  searchOf,
} from '@/features/articles/contract';

export const Route = createFileRoute('/_desk/articles')({
  validateSearch: readArticlesSearch,
  loaderDeps: ({ search }) => ({ ...searchOf(filtersOf(search)), article: search.article }),
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, [
      personasQuery,
      categoriesQuery,
      ...(['draft', 'published'] as const)
        .filter((list) => isWanted(filtersOf(deps), list))
        .map((list) => draftsQuery(filtersOf(deps), list)),
      ...(deps.article === undefined ? [] : [articleQuery(deps.article), articleHistoryQuery(deps.article)]),
    ]),
  component: ArticlesPage,
});
