import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { toast } from '@/components/ui/feedback/toast-store';
import type { CategoryFields } from '../category-fields';
import { useSaveCategories } from './save-categories';

/**
 * Adds a category at the end of the list, whatever others have changed in it.
 * @param revision of the list
 */
export function useAddCategory(revision: number) {
  const { save, saved } = useSaveCategories();
  return useMutation({
    mutationFn: (fields: CategoryFields) =>
      save({ revision, apply: (list) => [...list, fields], mayFollow: () => true }),
    onSuccess: async (_answer, fields) => {
      toast({ title: 'Saved!', description: `“${fields.name.trim()}” was added.` });
      await saved();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to save category'),
        tone: 'destructive',
      }),
  });
}
