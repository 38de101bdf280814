import type { ArticleStatus } from '@/components/ui/graphics/mark';
import { toast } from '@/components/ui/feedback/toast-store';
import type { ArticleSummary } from '../api/first-drafts';
import { tellSaveFailure, useEditArticle } from '../api/edit-article';

/** Promotes an article, or returns it to the drafts, as it stands in the list. */
export function useMove(): (article: ArticleSummary, status: ArticleStatus) => void {
  const { mutateAsync: save } = useEditArticle();
  return ({ id, title, revision }, status) => {
    const becomes = status === 'promoted' ? 'promoted' : 'a draft again';
    // Not by callbacks of the mutation: the row may be gone from its list before they run.
    save({ id, revision, changes: { status } }).then(
      () => toast({ title: 'Saved!', description: `“${title}” is ${becomes}.` }),
      tellSaveFailure,
    );
  };
}
