import type { ArticleStatus } from '@/components/ui/graphics/mark';
import { toast } from '@/components/ui/feedback/toast-store';
import type { ArticleSummary } from '../api/first-drafts';
import { tellSaveFailure, useEditArticle } from '../api/edit-article';
import { askAboutBlocked } from '../promotion/blocked-promotion';

type Moved = Pick<ArticleSummary, 'id' | 'title' | 'revision'>;

/** Promotes an article, or returns it to the drafts, as it stands. */
export function useMove(): (article: Moved, status: ArticleStatus) => void {
  const { mutateAsync: save } = useEditArticle();
  const move = (article: Moved, status: ArticleStatus, override?: { reason: string }): void => {
    const { id, title, revision } = article;
    const becomes = status === 'promoted' ? 'promoted' : 'a draft again';
    // Not by callbacks of the mutation: the row may be gone from its list before they run.
    save({ id, revision, changes: { status, ...(override && { override }) } }).then(
      () => toast({ title: 'Saved!', description: `“${title}” is ${becomes}.` }),
      (error: unknown) => {
        if (!askAboutBlocked(error, (given) => move(article, status, given))) tellSaveFailure(error);
      },
    );
  };
  return (article, status) => move(article, status);
}
