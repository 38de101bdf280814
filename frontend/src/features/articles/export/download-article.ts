import { api } from '@/api/client';
import { fileName, saveAsFile, saveBlob } from '@/components/browser/download';
import { toast } from '@/components/ui/feedback/toast-store';
import { markdownFile } from '@prose/markdown-file';
import { tellLoadFailure } from '../api/get-article';
import { queryOfTarget } from './markdown-target';

export const downloadFormats = ['md', 'html', 'docx'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/**
 * Saves an article to the user's disk as a file from the server, and tells the person whether that worked. Markdown is
 * made for the target that was chosen last.
 */
export async function downloadArticle(
  id: string,
  format: DownloadFormat,
  text: 'promoted' | 'present' = 'present',
): Promise<void> {
  try {
    const { data, response } = await api.GET('/api/articles/drafts/{id}/download', {
      params: { path: { id }, query: { format, text, ...(format === 'md' && queryOfTarget()) } },
      parseAs: 'blob',
    });
    const name = nameIn(response) ?? `article.${format}`;
    saveBlob(name, data as Blob);
    toast({ title: 'Downloaded!', description: name });
  } catch (error) {
    tellLoadFailure(error);
  }
}

/** The name that the server gives to a file. */
function nameIn({ headers }: Response): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name && decodeURIComponent(name);
}

/** Saves a text to the user's disk that the server does not have. */
export function downloadMarkdown(text: { title: string; content: string }): void {
  const name = fileName(text.title, 'md');
  saveAsFile(name, markdownFile(text), 'text/markdown');
  toast({ title: 'Downloaded!', description: name });
}
