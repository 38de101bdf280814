import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import { useDeleteArticle } from '../api/delete-article';

interface ConfirmDeletionProps {
  article: { id: string; title: string; revision: number; status: ArticleStatus };
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before an article is deleted, and deletes it. */
export function ConfirmDeletion({ article, open, onClose, onDeleted }: ConfirmDeletionProps) {
  const deletion = useDeleteArticle();
  const { title, status } = article;
  return (
    <ConfirmDialog
      open={open}
      title={status === 'draft' ? 'Delete this draft?' : 'Delete this article?'}
      action="Delete"
      pending={deletion.isPending && 'Deleting...'}
      onCancel={onClose}
      onConfirm={() => deletion.mutate(article, { onSuccess: () => onDeleted?.(), onSettled: onClose })}
    >
      “{title}” will be deleted. This action cannot be undone.
    </ConfirmDialog>
  );
}
