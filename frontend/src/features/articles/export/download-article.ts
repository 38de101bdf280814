import { fileName, markdownFile, saveAsFile } from '@/components/download';
import { toast } from '@/components/ui/toast-store';
import type { ExportedArticle } from './html-document';

export type DownloadFormat = 'md' | 'html';

/** Saves an article to the user's disk, named after its title. */
export async function downloadArticle(article: ExportedArticle, format: DownloadFormat): Promise<void> {
  const name = fileName(article.title, format);
  if (format === 'md') saveAsFile(name, markdownFile(article), 'text/markdown');
  else saveAsFile(name, await asHtml(article), 'text/html');
  toast({ title: 'Downloaded!', description: name });
}

async function asHtml(article: ExportedArticle): Promise<string> {
  const [{ htmlDocument }, { htmlOfMarkdown }] = await Promise.all([
    import('./html-document'),
    import('./html-of-markdown'),
  ]);
  return htmlDocument(article, htmlOfMarkdown(article.content));
}
