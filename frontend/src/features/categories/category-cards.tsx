import { useState } from 'react';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { CategoryCard } from './category-card';
import type { Category } from './category-fields';
import { DeleteCategory } from './delete-category';

const grid = 'grid grid-cols-1 gap-6 max-md:gap-4 md:grid-cols-2 xl:grid-cols-3';

interface CategoryCardsProps {
  categories: readonly Category[];
  /** Of the list. */
  revision: number;
  onEdit: (category: Category) => void;
}

/** A card for each category, and the confirmation before one is deleted. */
export function CategoryCards({ categories, revision, onEdit }: CategoryCardsProps) {
  const [deleting, setDeleting] = useState<{ category: Category; revision: number }>();
  const now = { category: categories.find(({ id }) => id === deleting?.category.id), revision };
  return (
    <>
      <ul aria-label="Categories" className={grid}>
        {categories.map((category) => (
          <li key={category.id} className="grid">
            <CategoryCard
              category={category}
              onEdit={() => onEdit(category)}
              onDelete={() => setDeleting({ category, revision })}
            />
          </li>
        ))}
      </ul>
      {deleting && <DeleteCategory {...deleting} now={now} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

export function CategoryCardsToCome() {
  return (
    <Loading>
      <div className={grid}>
        {[1, 2, 3, 4, 5].map((card) => (
          <div key={card} className="rounded-card border border-line bg-sheet p-6 max-md:p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-6 h-3.5" />
            <Skeleton className="mt-3 h-3.5 w-4/5" />
            <Skeleton className="mt-8 h-7 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
