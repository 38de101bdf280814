import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { History, Plus } from 'lucide-react';
import { leavingDialog } from '@/components/browser/address';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHead } from '@/components/ui/layout/page-head';
import { categoryListQuery } from './api/categories';
import { AddCategoryDialog, CategoryDialog } from './category-dialog';
import { categoriesRoute, type CategoriesSearch } from './domain/categories-search';
import { CategoryCards, CategoryCardsToCome } from './category-cards';
import { CategoriesHistory } from './history/categories-history';

/** The page of the categories that articles are about. */
export function CategoriesPage() {
  const { category: open, add, view } = categoriesRoute.useSearch();
  const navigate = categoriesRoute.useNavigate();
  const list = useQuery(categoryListQuery);
  const { data } = list;
  const show = (search: CategoriesSearch) => void navigate({ search, resetScroll: false });
  const close = () => void navigate({ search: {}, ...leavingDialog });
  return (
    <>
      <PageHead
        title="Content Categories"
        lead="What articles are written about."
        actions={
          <>
            <ButtonLink to="/categories" search={{ view: 'history' }} resetScroll={false} icon={<History />}>
              History
            </ButtonLink>
            <Button variant="primary" icon={<Plus />} onClick={() => show({ add: true })}>
              Add Category
            </Button>
          </>
        }
      />
      <Awaited query={list} failure="Categories could not be loaded" coming={<CategoryCardsToCome />}>
        {({ categories, revision }) =>
          categories.length > 0 ? (
            <CategoryCards {...{ categories, revision }} onEdit={({ id }) => show({ category: id })} />
          ) : (
            <EmptyState title="No categories">
              Every article needs a category. Add one to start generating.
            </EmptyState>
          )
        }
      </Awaited>
      {data && open !== undefined && <CategoryDialog key={open} open={open} {...data} onClose={close} />}
      {data && open === undefined && add && <AddCategoryDialog revision={data.revision} onClose={close} />}
      {open === undefined && !add && view === 'history' && <CategoriesHistory onClose={close} />}
    </>
  );
}
