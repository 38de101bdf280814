import { fileName, markdownFile, saveAsFile } from '@/components/download';
import { toast } from '@/components/ui/feedback/toast-store';
import type { ExportedArticle } from './html-document';

export type DownloadFormat = 'md' | 'html';

/** Saves an article to the user's disk, named after its title. */
export async function downloadArticle(article: ExportedArticle, format: DownloadFormat): Promise<void> {
  if (format === 'md') return downloadMarkdown(article);
  const name = fileName(article.title, 'html');
  saveAsFile(name, await asHtml(article), 'text/html');
  toast({ title: 'Downloaded!', description: name });
}

/** The same for a text of which only its words are known. */
export function downloadMarkdown(text: Pick<ExportedArticle, 'title' | 'content'>): void {
  const name = fileName(text.title, 'md');
  saveAsFile(name, markdownFile(text), 'text/markdown');
  toast({ title: 'Downloaded!', description: name });
}

async function asHtml(article: ExportedArticle): Promise<string> {
  const [{ htmlDocument }, { htmlOfMarkdown }] = await Promise.all([
    import('./html-document'),
    import('./html-of-markdown'),
  ]);
  return htmlDocument(article, htmlOfMarkdown(article.content));
}
