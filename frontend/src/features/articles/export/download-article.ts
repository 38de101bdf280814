import { fileName, markdownFile, saveAsFile } from '@/components/browser/download';
import { toast } from '@/components/ui/feedback/toast-store';
import type { CitedSource } from '../markdown/footnotes';
import type { ExportedArticle } from './html-document';

export type DownloadFormat = 'md' | 'html';

type DownloadedArticle = ExportedArticle & { sources: readonly CitedSource[] };

/** Saves an article to the user's disk, named after its title; markers of sources become footnotes. */
export async function downloadArticle(article: DownloadedArticle, format: DownloadFormat): Promise<void> {
  const { withFootnotes } = await import('../markdown/footnotes');
  const noted = withFootnotes(article.content, article.sources);
  if (format === 'md') return downloadMarkdown({ title: article.title, content: noted });
  const name = fileName(article.title, 'html');
  const { htmlDocument, htmlOfMarkdown } = await import('./html-document');
  saveAsFile(name, htmlDocument(article, htmlOfMarkdown(noted)), 'text/html');
  toast({ title: 'Downloaded!', description: name });
}

/** The same for a text of which only its words are known. */
export function downloadMarkdown(text: Pick<ExportedArticle, 'title' | 'content'>): void {
  const name = fileName(text.title, 'md');
  saveAsFile(name, markdownFile(text), 'text/markdown');
  toast({ title: 'Downloaded!', description: name });
}
