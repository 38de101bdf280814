import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { SentAway } from '@/features/auth/contract';
import { categoryListQuery, readCategoriesSearch } from '@/features/categories/contract';
import { CategoriesPage } from '@/features/categories/categories-page';

export const Route = createFileRoute('/_desk/categories')({
  staticData: { author: () => <SentAway to="/profile" /> },
  validateSearch: readCategoriesSearch,
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [categoryListQuery]),
  component: CategoriesPage,
});
