import { EditorView } from '@codemirror/view';
import { insertMarkdown } from './insert-markdown';

/** The text after markdown has been inserted at its beginning, several times in a row. */
function inserted(text: string, ...texts: readonly string[]): string {
  const view = new EditorView({ doc: text });
  for (const markdown of texts) {
    view.dispatch({ selection: { anchor: 0 } });
    insertMarkdown(view, markdown);
  }
  return view.state.doc.toString();
}

describe('footnotes of what is inserted', () => {
  const document = 'Rose[^1], fell[^b], rose[^1].\n\n[^1]: May.\n\n[^b]: June.';

  it('keep their names where these are free', () => {
    expect(inserted('', document)).toBe(document);
  });

  it('have names of their own when a document is inserted twice', () => {
    expect(inserted('', document, document)).toBe(
      'Rose[^2], fell[^3], rose[^2].Rose[^1], fell[^b], rose[^1].\n\n[^1]: May.\n\n[^b]: June.\n\n[^2]: May.\n\n[^3]: June.',
    );
  });

  it('are not what looks like them: code and escaped signs stay', () => {
    const text = 'Not `[^a-z]`, old[^1].\n\n[^1]: May.';
    const markdown = 'Not `[^a-z]`, no \\[^1], new[^1].\n\n[^1]: June.';
    expect(inserted(text, markdown)).toBe(
      'Not `[^a-z]`, no \\[^1], new[^2].Not `[^a-z]`, old[^1].\n\n[^1]: May.\n\n[^2]: June.',
    );
  });
});
