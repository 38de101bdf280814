import { history, undo } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { changeTo, useTextEditor } from './use-text-editor';

interface Desk {
  /** The editor on screen; undefined when there is none. */
  view: EditorView | undefined;
  readonly told: string[];
  /** Gives the editor another text, as if it came from elsewhere. */
  readonly hear: (text: string) => void;
  readonly unmount: () => void;
}

/** Opens an editor in a page, which hands what is typed back to it as its text, as a form does. */
function openEditor(text: string, more: Extension = []): Desk {
  const told: string[] = [];
  const onChange = (typed: string) => {
    told.push(typed);
    rerender(page(typed));
  };
  const onReady = (view: EditorView | undefined) => {
    desk.view = view;
  };
  function Editor({ value }: { value: string }) {
    const host = useTextEditor({ value, onChange, onReady, extensions: [history(), more] });
    return <div ref={host} data-editor="" />;
  }
  const page = (value: string) => (
    <StrictMode>
      <Editor value={value} />
    </StrictMode>
  );
  const desk: Desk = {
    view: undefined,
    told,
    hear: (next) => rerender(page(next)),
    unmount: () => unmount(),
  };
  const { rerender, unmount } = render(page(text));
  return desk;
}

const viewOf = ({ view }: Desk): EditorView => {
  if (!view) throw new Error('There is no editor.');
  return view;
};
const textIn = (desk: Desk) => viewOf(desk).state.doc.toString();
const select = (desk: Desk, anchor: number, head = anchor) =>
  act(() => viewOf(desk).dispatch({ selection: { anchor, head } }));
const type = (desk: Desk, insert: string) =>
  act(() => {
    const { from } = viewOf(desk).state.selection.main;
    viewOf(desk).dispatch({ changes: { from, insert }, userEvent: 'input.type' });
  });

describe('an editor over a text of a form', () => {
  it('shows the text and tells what is typed', () => {
    const desk = openEditor('Boxes');
    select(desk, 5);
    type(desk, '!');
    expect(desk.told).toEqual(['Boxes!']);
    expect(textIn(desk)).toBe('Boxes!');
  });

  it('takes over what was not typed here, and tells nobody', () => {
    const desk = openEditor('Boxes');
    desk.hear('Crates');
    expect(textIn(desk)).toBe('Crates');
    expect(desk.told).toEqual([]);
  });

  it('leaves the caret where it is when the text changes elsewhere', () => {
    const desk = openEditor('one two three');
    select(desk, 8);
    desk.hear('one and two three');
    expect(viewOf(desk).state.selection.main.head).toBe(12);
    desk.hear('one and two thirds');
    expect(viewOf(desk).state.selection.main.head).toBe(12);
  });

  it('takes back what was typed, and not what came from elsewhere', () => {
    const desk = openEditor('two');
    select(desk, 3);
    type(desk, '!');
    desk.hear('one two!');
    act(() => void undo(viewOf(desk)));
    expect(textIn(desk)).toBe('one two');
    act(() => void undo(viewOf(desk)));
    expect(textIn(desk)).toBe('one two');
  });

  it('is there once, and gone with the page', () => {
    const desk = openEditor('Boxes');
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    expect(root?.querySelectorAll('.cm-editor')).toHaveLength(1);
    desk.unmount();
    expect(desk.view).toBeUndefined();
    expect(root?.querySelectorAll('.cm-editor')).toHaveLength(0);
  });
});

describe('typing over a selection', () => {
  /** Sends an input event. Returns whether the editor has kept the browser from handling it. */
  const input = (desk: Desk, init: InputEventInit): boolean => {
    const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...init });
    act(() => void viewOf(desk).contentDOM.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const letter = { inputType: 'insertText', data: 'x' };

  it('is done by the editor itself', () => {
    const desk = openEditor('Boxes');
    select(desk, 1, 4);
    expect(input(desk, letter)).toBe(true);
    expect(desk.told).toEqual(['Bxs']);
    expect(viewOf(desk).state.selection.main).toMatchObject({ anchor: 2, head: 2 });
  });

  it.each([
    ['nothing is selected', letter, [2, 2], []],
    ['it is no typing', { inputType: 'insertReplacementText', data: 'x' }, [1, 4], []],
    ['there is no text', { inputType: 'insertText', data: null }, [1, 4], []],
    ['letters are being put together', { ...letter, isComposing: true }, [1, 4], []],
    ['nothing may be written', letter, [1, 4], EditorState.readOnly.of(true)],
  ] as const)('is left to the browser when %s', (_, init, [anchor, head], extension) => {
    const desk = openEditor('Boxes', extension);
    select(desk, anchor, head);
    expect(input(desk, init)).toBe(false);
    expect(desk.told).toEqual([]);
    expect(textIn(desk)).toBe('Boxes');
  });
});

describe('the change from one text to another', () => {
  it.each([
    ['Boxes', 'Boxes', undefined],
    ['Boxes', 'Foxes', { from: 0, to: 1, insert: 'F' }],
    ['Boxes', 'Box', { from: 3, to: 5, insert: '' }],
    ['Box', 'Boxes', { from: 3, to: 3, insert: 'es' }],
    ['one two', 'one and two', { from: 4, to: 4, insert: 'and ' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['', 'Boxes', { from: 0, to: 0, insert: 'Boxes' }],
    ['Boxes', '', { from: 0, to: 5, insert: '' }],
  ])('from "%s" to "%s" is the least that it can be', (old, text, change) => {
    expect(changeTo(new EditorView({ doc: old }), text)).toEqual(change);
  });
});
