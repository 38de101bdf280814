import { EditorView } from '@codemirror/view';
import { act, waitFor, within } from '@testing-library/react';

/** Finds the editor, which is in a shadow root that the queries of a page do not reach. */
export async function editor(): Promise<EditorView> {
  return waitFor(() => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    const view =
      root && EditorView.findFromDOM(within(root as unknown as HTMLElement).getByLabelText('Content'));
    if (!view) throw new Error('There is no editor yet.');
    return view;
  });
}

/** Returns the markdown in the editor. */
export async function contentShown(): Promise<string> {
  return (await editor()).state.doc.toString();
}

/** Types at the end of the text. */
export async function write(text: string): Promise<void> {
  const view = await editor();
  act(() =>
    view.dispatch({ changes: { from: view.state.doc.length, insert: text }, userEvent: 'input.type' }),
  );
}
