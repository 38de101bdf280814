import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { SentAway } from '@/features/auth/sent-away';
import { categoryListQuery } from '@/features/categories/api/category-list';
import { CategoriesPage } from '@/features/categories/categories-page';
import { readCategoriesSearch } from '@/features/categories/categories-search';

export const Route = createFileRoute('/_desk/categories')({
  staticData: { author: () => <SentAway to="/profile" /> },
  validateSearch: readCategoriesSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [client.prefetchQuery(categoryListQuery)]),
  component: CategoriesPage,
});
