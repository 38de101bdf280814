import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store';
import { articleQuery, loadFailure } from '../api/article';
import { downloadArticle, type DownloadFormat } from '../export/download-article';

/** Downloads an article that the list shows without its text. */
export function useDownload(): (id: string, format: DownloadFormat) => void {
  const queryClient = useQueryClient();
  return (id, format) => {
    queryClient
      .fetchQuery(articleQuery(id))
      .then((article) => downloadArticle(article, format))
      .catch((error: Error) =>
        toast({ title: 'Error', description: loadFailure(error), tone: 'destructive' }),
      );
  };
}
