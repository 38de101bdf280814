import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/kernel/canonical-json.js';
import type { ArticleText } from '../domain/article.commands.js';

/** SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex: anybody can compute it from the text. */
export function contentHash({ title, content }: ArticleText): string {
  return createHash('sha256').update(canonicalJson({ title, content })).digest('hex');
}

const link = /(?<!!)\[([^[\]]{0,300})\]\((https?:\/\/[^\s()]{1,2000})\)/g;
const mostSources = 100;

/** Where the text links to, each address once, in order. */
export function sourcesOf({ content }: ArticleText): { title: string; url: string }[] {
  const titles = new Map<string, string>();
  for (const [, title = '', url = ''] of content.matchAll(link)) {
    if (!titles.has(url)) titles.set(url, title);
    if (titles.size === mostSources) break;
  }
  return [...titles].map(([url, title]) => ({ title, url }));
}
