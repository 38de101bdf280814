import type { Article } from '../api/get-article';
import { countWords } from '@checks/text/word-count';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import { markdownPlugins } from '../markdown/markdown-plugins';
import { isTooInvolved } from '@checks/text/too-involved';

export type ExportedArticle = Pick<Article, 'title' | 'content' | 'persona' | 'category' | 'status'>;

const style = `body{margin:3rem auto;max-width:66ch;padding:0 1rem;font:1.125rem/1.65 Georgia,serif;color:#221d18}
header{margin-bottom:2rem;border-bottom:1px solid #c3bdb2}
h1{line-height:1.2}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1.5rem;font:.875rem/1.5 system-ui,sans-serif}
dl div{display:flex;gap:.5rem}
dt{color:#66615a}
dd{margin:0}
blockquote{margin-inline:0;border-left:2px solid #c3bdb2;padding-left:1.25rem;font-style:italic}
sup{line-height:0}
section[data-footnotes]{margin-top:2rem;border-top:1px solid #c3bdb2;font-size:.9375rem}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** An article as a page of its own, with a block at the head that says whose it is. `body` is clean HTML. */
export function htmlDocument(article: ExportedArticle, body: string): string {
  const title = escaped(article.title);
  const facts = [
    ['Author', article.persona],
    ['Category', article.category],
    ['Word count', countWords(article.content).toLocaleString('en-US')],
    ['Status', article.status === 'promoted' ? 'Promoted' : 'Draft'],
  ] as const;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${escaped(article.persona)}">
<title>${title}</title>
<style>
${style}
</style>
</head>
<body>
<article>
<header>
<h1>${title}</h1>
<dl>
${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join('\n')}
</dl>
</header>
${body}
</article>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Markdown as clean HTML, by the same reading as the preview; as it is written where that shows it so too. */
export function htmlOfMarkdown(markdown: string): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  const read = isTooInvolved(markdown) ? (
    <pre>{markdown}</pre>
  ) : (
    <Markdown {...markdownPlugins}>{markdown}</Markdown>
  );
  flushSync(() => root.render(read));
  const html = place.innerHTML;
  root.unmount();
  return html;
}
