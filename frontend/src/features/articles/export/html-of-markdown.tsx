import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import { markdownPlugins } from '../text/prose';
import { isTooInvolved } from '@checks/text/too-involved';

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
