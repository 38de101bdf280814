import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findWords } from './find-words';

const text = Array.from({ length: 400 }, (_, at) => (at === 390 ? 'The last Deed.' : `Line ${at}.`)).join(
  '\n',
);

function open(): EditorView {
  const view = new EditorView({
    state: EditorState.create({ doc: text, extensions: findWords }),
    parent: document.body,
  });
  view.focus();
  return view;
}

it('finds a word far below what is on screen, replaces it, and gives way to Escape alone', async () => {
  const person = userEvent.setup();
  const view = open();
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', hear);
  await person.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('textbox', { name: 'Find' });
  expect(field).toHaveFocus();
  await person.type(field, 'deed');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe('Deed');
  await person.type(screen.getByRole('textbox', { name: 'Replace with' }), 'paper');
  await person.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(view.state.doc.toString()).toBe(text.replace('Deed', 'paper'));
  heard.length = 0;
  await person.keyboard('{Escape}');
  expect(within(document.body).queryByRole('textbox', { name: 'Find' })).toBeNull();
  expect(heard).toEqual([]);
  await person.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
  document.removeEventListener('keydown', hear);
  view.destroy();
});
