import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import { markdownPlugins } from '../text/prose';

/** Markdown as clean HTML, by the same reading as the preview. */
export function htmlOfMarkdown(markdown: string): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Markdown {...markdownPlugins}>{markdown}</Markdown>));
  const html = place.innerHTML;
  root.unmount();
  return html;
}
