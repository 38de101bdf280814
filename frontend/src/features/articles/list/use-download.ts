import { useQueryClient } from '@tanstack/react-query';
import { articleQuery, tellLoadFailure } from '../api/get-article';
import { downloadArticle, type DownloadFormat } from '../export/download-article';

/** Downloads an article that the list shows without its text. */
export function useDownload(): (id: string, format: DownloadFormat) => void {
  const queryClient = useQueryClient();
  return (id, format) => {
    queryClient
      .fetchQuery(articleQuery(id))
      .then((article) => downloadArticle(article, format))
      .catch(tellLoadFailure);
  };
}
