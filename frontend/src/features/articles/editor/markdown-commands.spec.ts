import { EditorState } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';
import {
  insertLink,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from './markdown-commands';

/** Runs a command on a text whose selection stands between bars; answers it the same way. */
function run(command: Command, marked: string): string {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const view = new EditorView({
    state: EditorState.create({
      doc: before + selected + after,
      selection: { anchor: before.length, head: before.length + selected.length },
    }),
  });
  command(view);
  const { from, to } = view.state.selection.main;
  const text = view.state.doc.toString();
  view.destroy();
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

describe('the commands of the editor', () => {
  it.each([
    ['bold', toggleBold, 'a |word| b', 'a **|word|** b'],
    ['not bold', toggleBold, 'a **|word|** b', 'a |word| b'],
    ['bold at the caret', toggleBold, 'a || b', 'a **||** b'],
    ['italic', toggleItalic, 'a |word| b', 'a *|word|* b'],
    ['not italic', toggleItalic, 'a *|word|* b', 'a |word| b'],
    ['italic within bold', toggleItalic, '**|word|**', '***|word|***'],
    ['bold within italic', toggleBold, '*|word|*', '***|word|***'],
    ['not bold but italic', toggleBold, '***|word|***', '*|word|*'],
    ['a link', insertLink, 'a |word| b', 'a [word](|https://|) b'],
    ['a link at the caret', insertLink, '||', '[text](|https://|)'],
    ['a heading', toggleHeading, 'One\nT|w|o', 'One\n## T|w|o'],
    ['no heading', toggleHeading, '## T|w|o', 'T|w|o'],
    ['a quote of two lines', toggleQuote, '|One\nTwo|', '> |One\n> Two|'],
    ['no quote', toggleQuote, '> |One\n> Two|', '|One\nTwo|'],
    ['a list where some lines have its sign', toggleList, '|- One\nTwo|', '- |- One\n- Two|'],
  ])('make %s', (_, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});
