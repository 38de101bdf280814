import { withoutCredentials } from '@checks/text/embedded-credentials';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** In characters; a longer page is pasted as plain text. */
const longest = 2_000_000;
const paragraph = 'p, h1, h2, h3, h4, h5, h6, li, blockquote';
const lineBreak = '\ue000';

/**
 * Word processors part paragraphs by the end of a line, which is none in markdown: what was formatted stays apart.
 * Content Credentials are about the text as it was elsewhere, and stay out.
 * @param onCredentials is given what was pasted, with the credentials that it carries
 */
export const pastedText = (onCredentials: (text: string) => void): Extension =>
  EditorView.domEventHandlers({
    paste({ clipboardData }, view) {
      if (!clipboardData || view.state.readOnly) return false;
      const sent = clipboardData.getData('text/plain');
      const plain = withoutCredentials(sent);
      const html = withoutCredentials(clipboardData.getData('text/html'));
      const text = paragraphsOf(html, plain) ?? (plain === sent ? undefined : plain);
      if (plain !== sent) onCredentials(sent);
      if (text === undefined) return false;
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
      return true;
    },
  });

/**
 * What is pasted of a formatted text, with a blank line between paragraphs.
 * @returns undefined where the plain text has to do: there are no two paragraphs, or other words than in the plain text
 */
export function paragraphsOf(html: string, plain: string): string | undefined {
  if (html.length > longest || !/<(?:p|h[1-6])[\s>]/i.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('table, pre')) return undefined;
  for (const br of body.querySelectorAll('br')) br.replaceWith(lineBreak);
  const paragraphs = [...body.querySelectorAll(paragraph)]
    .filter((one) => !one.querySelector(paragraph))
    .map(({ textContent }) => linesOf(textContent))
    .filter(Boolean);
  const text = paragraphs.join('\n\n');
  return paragraphs.length > 1 && wordsOf(text) === wordsOf(plain) ? text : undefined;
}

const linesOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(lineBreak)
    .map((line) => line.trim())
    .join('\n')
    .trim();

const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
