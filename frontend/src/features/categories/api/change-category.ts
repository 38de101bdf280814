import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { overtakenBy } from '@/components/editing/overtaken';
import { differingFields, type Edits } from '@/components/editing/versions';
import { toast } from '@/components/ui/feedback/toast-store';
import { fieldsOf, type CategoryFields } from '../category-fields';
import { useSaveCategories } from './save-categories';

/**
 * Changes a category, unless somebody else has changed the same one since (412).
 * @param gone somebody else has deleted it and the person knows: saving puts it back
 */
export function useChangeCategory(id: string, gone: boolean) {
  const { save, saved } = useSaveCategories();
  return useMutation({
    mutationFn: ({ base, values }: Edits<CategoryFields>) =>
      save({
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
    onSuccess: async (_answer, { values }) => {
      toast({
        title: 'Saved!',
        description: `Changes to “${values.name.trim()}” saved.`,
      });
      await saved();
    },
    onError: (error) => {
      if (overtakenBy(error)) return;
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to save category'),
        tone: 'destructive',
      });
    },
  });
}
