import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { overtakenBy } from '@/components/editing/overtaken';
import { differingFields } from '@/components/editing/versions';
import { toast } from '@/components/ui/feedback/toast-store';
import { fieldsOf, type Category } from '../category-fields';
import { useSaveCategories } from './save-categories';

interface Deletion {
  /** As the person saw it. */
  category: Category;
  /** Of the list that it stood in. */
  revision: number;
}

/** Takes a category off the list and off every persona, unless somebody else has changed it unseen (412). */
export function useDeleteCategory() {
  const { save, saved } = useSaveCategories();
  return useMutation({
    mutationFn: ({ category, revision }: Deletion) =>
      save({
        revision,
        apply: (list) => list.filter(({ id }) => id !== category.id),
        mayFollow: (theirs) => {
          const now = theirs.find(({ id }) => id === category.id);
          return !now || differingFields(fieldsOf(category), fieldsOf(now)).length === 0;
        },
      }),
    onSuccess: async (_answer, { category }) => {
      toast({ title: 'Deleted!', description: `“${category.name}” was deleted.` });
      await saved();
    },
    onError: (error) => {
      if (overtakenBy(error)) return;
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to delete category'),
        tone: 'destructive',
      });
    },
  });
}
