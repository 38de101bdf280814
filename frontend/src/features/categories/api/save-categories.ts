import { useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKeys } from '@/api/idempotency';
import { categoriesQuery } from './categories';
import { overtakenBy } from '@/components/editing/overtaken';
import { saveConfiguration } from '@/features/configuration/contract';
import type { Category } from '../category-fields';
import { categoryListQuery } from './category-list';

/** A new one has no id yet: the server makes it from the name. */
type ListedCategory = Omit<Category, 'id'> & { id?: string };

interface Change {
  /** The revision of the list that the change was made on. */
  revision: number;
  /** The list with the change in it. */
  apply: (list: readonly Category[]) => ListedCategory[];
  /** Whether the change may go on top of what others have saved since, unasked: they changed other categories. */
  mayFollow: (theirs: readonly Category[]) => boolean;
}

/**
 * Saves one category's change as the entire list. All categories share one revision; when only others have changed
 * since, the change goes on top of that.
 */
export function useSaveCategories() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  const read = (staleTime: number) => queryClient.fetchQuery({ ...categoryListQuery, staleTime });
  return {
    save: async ({ revision, apply, mayFollow }: Change) => {
      const { categories } = await read(Infinity);
      try {
        return await saveConfiguration('categories', apply(categories), revision, keys);
      } catch (error) {
        if (!overtakenBy(error)) throw error;
        const theirs = await read(0);
        if (!mayFollow(theirs.categories)) throw error;
        return saveConfiguration('categories', apply(theirs.categories), theirs.revision, keys);
      }
    },
    /** Call on success: the lists are read again. */
    saved: async () => {
      keys.spent();
      await Promise.all(
        [categoryListQuery.queryKey, categoriesQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  };
}
