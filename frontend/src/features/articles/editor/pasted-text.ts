import { withoutCredentials } from '@checks/text/embedded-credentials';
import type { Loss } from '@prose/from-html/losses';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { insertMarkdown } from './insert-markdown';

/** The longest HTML that is converted, in characters; longer HTML is pasted as plain text. */
const longest = 2_000_000;

interface Told {
  /** Called with the pasted text if it has Content Credentials, which are about the text as it was elsewhere. */
  readonly onCredentials: (text: string) => void;
  /** Called with the kinds of content that were left out. */
  readonly onLosses: (losses: readonly Loss[]) => void;
}

/** Loads the converter, which is a file of its own because only people who write need it. */
const converter = () => import('@prose/from-html/html-to-markdown');

/** Pastes a formatted text as markdown. On Ctrl Shift V, browsers provide only the plain text. */
export const pastedText = ({ onCredentials, onLosses }: Told): Extension =>
  EditorView.domEventHandlers({
    focus() {
      void converter();
    },
    paste({ clipboardData }, view) {
      if (!clipboardData || view.state.readOnly) return false;
      const sent = clipboardData.getData('text/plain');
      const plain = withoutCredentials(sent);
      const html = withoutCredentials(clipboardData.getData('text/html'));
      if (plain !== sent) onCredentials(sent);
      if (isFormatted(html)) void pasteFormatted(view, { html, plain }, onLosses);
      else if (plain === sent) return false;
      else insertPlain(view, plain);
      return true;
    },
  });

async function pasteFormatted(
  view: EditorView,
  { html, plain }: { html: string; plain: string },
  onLosses: Told['onLosses'],
): Promise<void> {
  try {
    const { htmlToMarkdown } = await converter();
    const { markdown, losses } = htmlToMarkdown(html, { keepsMarkers: true });
    if (markdown === '') insertPlain(view, plain);
    else insertMarkdown(view, markdown);
    if (losses.length > 0) onLosses(losses);
  } catch {
    // The HTML is too complex or the converter could not be loaded, but the words can still be pasted.
    insertPlain(view, plain);
  }
}

const insertPlain = (view: EditorView, text: string): void =>
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });

const elements = /<(?:p|h[1-6]|[uo]l|li|table|blockquote|pre|b|strong|i|em|a|code|s|del|sup|sub|img)[\s>]/i;
const styles = /style=["'][^"']{0,500}(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through)/i;
/** Matches HTML that code editors copy: boxed lines, or one element of code, in a monospaced font. */
const isCode =
  /^(?:\s|<!--\w+-->|<\/?(?:html|head|meta|body)[^>]{0,200}>){0,20}<(?:div|pre)[^>]{0,300}monospace/i;

/** Whether HTML has formatting that its plain text lacks. */
export const isFormatted = (html: string): boolean =>
  html.length <= longest && !isCode.test(html) && (elements.test(html) || styles.test(html));
