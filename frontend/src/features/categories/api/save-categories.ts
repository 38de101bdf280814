import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKeys } from '@/api/idempotency';
import { overtakenBy } from '@/components/editing/overtaken';
import { differingFields, type Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { saveConfiguration } from '@/api/save-configuration';
import {
  fieldsOf,
  categoriesQuery,
  categoryListQuery,
  type Category,
  type CategoryFields,
} from './categories';

/** A category in the list to save. A new one has no id yet, because the server makes it from the name. */
type ListedCategory = Omit<Category, 'id'> & { id?: string };

interface Change {
  /** The revision of the list that the change was made on. */
  revision: number;
  /** Returns the list with the change in it. */
  apply: (list: readonly Category[]) => ListedCategory[];
  /**
   * Whether the change may be applied to what others have saved since, without asking, because they changed other
   * categories.
   */
  mayFollow: (theirs: readonly Category[]) => boolean;
}

interface Saving<Asked> {
  changeOf: (asked: Asked) => Change;
  done: (asked: Asked) => { title: string; description: string };
  /** The sentence when the server gives no reason. */
  failed: string;
  /** Whether a dialog asks which changes to keep when somebody else saved first (412). */
  asksWhenOvertaken: boolean;
}

/**
 * Saves one category's change as the entire list. All categories share one revision. If only others have changed since,
 * the change is applied to that.
 */
function useSaveCategories<Asked>({ changeOf, done, failed, asksWhenOvertaken }: Saving<Asked>) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  const read = (staleTime: number) => queryClient.fetchQuery({ ...categoryListQuery, staleTime });
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const { revision, apply, mayFollow } = changeOf(asked);
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
    onSuccess: async (_answer, asked) => {
      toast(done(asked));
      keys.spent();
      await Promise.all(
        [categoryListQuery.queryKey, categoriesQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (asksWhenOvertaken && overtakenBy(error)) return;
      tellFailure('Error', error, failed);
    },
  });
}

/**
 * Adds a category at the end of the list, whatever others have changed in it.
 * @param revision the revision of the list
 */
export function useAddCategory(revision: number) {
  return useSaveCategories({
    changeOf: (fields: CategoryFields) => ({
      revision,
      apply: (list) => [...list, fields],
      mayFollow: () => true,
    }),
    done: ({ name }) => ({ title: 'Saved!', description: `“${name.trim()}” was added.` }),
    failed: 'Failed to save category',
    asksWhenOvertaken: false,
  });
}

/**
 * Changes a category, unless somebody else has changed the same one since (412).
 * @param gone whether somebody else has deleted it and the person knows, so that saving brings it back
 */
export function useChangeCategory(id: string, gone: boolean) {
  return useSaveCategories({
    changeOf: ({ base, values }: Edits<CategoryFields>) => ({
      revision: base.revision,
      apply: (list) =>
        list.some((category) => category.id === id)
          ? list.map((category) => (category.id === id ? { id, ...values } : category))
          : [...list, { id, ...values }],
      mayFollow: (theirs) => {
        const now = theirs.find((category) => category.id === id);
        return now ? differingFields(base.values, fieldsOf(now)).length === 0 : gone;
      },
    }),
    done: ({ values: { name } }) => ({ title: 'Saved!', description: `Changes to “${name.trim()}” saved.` }),
    failed: 'Failed to save category',
    asksWhenOvertaken: true,
  });
}

export interface Deletion {
  /** The category as the person saw it. */
  category: Category;
  /** The revision of the list that the category was in. */
  revision: number;
}

/** Removes a category from the list and from every persona, unless somebody else has changed it unseen (412). */
export function useDeleteCategory() {
  return useSaveCategories({
    changeOf: ({ category, revision }: Deletion) => ({
      revision,
      apply: (list) => list.filter(({ id }) => id !== category.id),
      mayFollow: (theirs) => {
        const now = theirs.find(({ id }) => id === category.id);
        return !now || differingFields(fieldsOf(category), fieldsOf(now)).length === 0;
      },
    }),
    done: ({ category: { name } }) => ({ title: 'Deleted!', description: `“${name}” was deleted.` }),
    failed: 'Failed to delete category',
    asksWhenOvertaken: true,
  });
}
