import { withoutCredentials } from '@checks/text/embedded-credentials';
import type { Loss } from '@prose/from-html/losses';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { insertMarkdown, notesIn } from './insert-markdown';

/** In characters; what is longer is pasted as plain text. */
const longest = 2_000_000;

interface Told {
  /** What was pasted, with the Content Credentials that it carries: they are about the text as it was elsewhere. */
  readonly onCredentials: (text: string) => void;
  /** What did not come along. */
  readonly onLosses: (losses: readonly Loss[]) => void;
}

/** Only those who write load it. */
const converter = () => import('@prose/from-html/html-to-markdown');

/** A formatted text is pasted as markdown. Browsers give nothing but the plain text when it is asked for (Ctrl Shift V). */
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
    const takenNotes = notesIn(view.state.doc.toString());
    const { markdown, losses } = htmlToMarkdown(html, { keepsMarkers: true, takenNotes });
    if (markdown === '') insertPlain(view, plain);
    else insertMarkdown(view, markdown);
    if (losses.length > 0) onLosses(losses);
  } catch {
    // It is too involved, or the converter could not be loaded: its words come along all the same.
    insertPlain(view, plain);
  }
}

const insertPlain = (view: EditorView, text: string): void =>
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });

const elements = /<(?:p|h[1-6]|[uo]l|li|table|blockquote|pre|b|strong|i|em|a|code|s|del|sup|sub|img)[\s>]/i;
const styles = /style=["'][^"']{0,500}(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through)/i;
/** What editors of code copy: lines of boxes, or one element of code, in letters of one width. */
const isCode =
  /^(?:\s|<!--\w+-->|<\/?(?:html|head|meta|body)[^>]{0,200}>){0,20}<(?:div|pre)[^>]{0,300}monospace/i;

/** Whether HTML says more than its words do. */
export const isFormatted = (html: string): boolean =>
  html.length <= longest && !isCode.test(html) && (elements.test(html) || styles.test(html));
