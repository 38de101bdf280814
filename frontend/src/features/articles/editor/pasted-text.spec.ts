import type { Loss } from '@prose/from-html/losses';
import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';
import { isFormatted, pastedText } from './pasted-text';

const doc = 'Here and there';

/** Pastes over `and` in a text. */
async function pasted(data: Readonly<Record<string, string>>, text = doc) {
  const told: string[] = [];
  const lost: Loss[] = [];
  const state = EditorState.create({
    doc: text,
    selection: { anchor: 5, head: 8 },
    extensions: [
      history(),
      pastedText({ onCredentials: (sent) => told.push(sent), onLosses: (losses) => lost.push(...losses) }),
    ],
  });
  const view = new EditorView({ state });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
  view.contentDOM.dispatchEvent(event);
  if (event.defaultPrevented) await waitFor(() => expect(view.state.doc.toString()).not.toBe(text));
  const after = view.state.doc.toString();
  undo(view);
  const undone = view.state.doc.toString();
  view.destroy();
  return { text: after, told, lost, isTaken: event.defaultPrevented, undone };
}

describe('a formatted text that is pasted', () => {
  it.each([
    [
      'paragraphs go on from the words around',
      '<p>One.</p><p><b>Two</b>.</p>',
      'Here One.\n\n**Two**. there',
    ],
    ['lists stand apart', '<ul><li>one</li><li>two</li></ul>', 'Here \n\n- one\n- two\n\n there'],
    [
      'what ends in a list is parted from what follows',
      '<p>One:</p><ol><li>a</li></ol>',
      'Here One:\n\n1. a\n\n there',
    ],
  ])('%s, as one step', async (_, html, text) => {
    expect(await pasted({ 'text/html': html, 'text/plain': 'x' })).toEqual({
      text,
      told: [],
      lost: [],
      isTaken: true,
      undone: doc,
    });
  });

  it('has its footnotes at the end, by names that are free', async () => {
    const html =
      '<p>New<sup><a id="r" href="#n">1</a></sup></p><ol><li id="n">Note <a href="#r">↩</a></li></ol>';
    const text = 'Here and there[^1].\n\n[^1]: Old';
    expect(await pasted({ 'text/html': html }, text)).toMatchObject({
      text: 'Here New[^2] there[^1].\n\n[^1]: Old\n\n[^2]: Note',
      undone: text,
    });
  });

  it('tells what was left out', async () => {
    const html = '<p>One <img src="x.png" alt="A box"></p>';
    expect(await pasted({ 'text/html': html })).toMatchObject({ lost: [{ kind: 'image', count: 1 }] });
  });

  it('that is too involved is pasted as plain text', async () => {
    const data = { 'text/html': '<p><b>'.repeat(2_000), 'text/plain': 'One' };
    expect(await pasted(data)).toMatchObject({ text: 'Here One there' });
  });

  it.each([
    ['formatted text', '<p>One.</p><p>Two.</p>', 'One.\nTwo.', 'Here One.\n\nTwo. there'],
    ['plain text', '', 'One box.', 'Here One box. there'],
  ])('%s loses its Content Credentials, and that is told', async (_, html, plain, text) => {
    const credentials = `\uFEFF${'\uFE00'.repeat(400)}`;
    const data = {
      'text/html': html && `${html.slice(0, -4)}${credentials}</p>`,
      'text/plain': `${plain}${credentials}`,
    };
    expect(await pasted(data)).toMatchObject({ text, told: [data['text/plain']], isTaken: true });
  });
});

it.each([
  ['nothing', ''],
  ['boxes of lines', '<div><div>One.</div><div>Two.</div></div>'],
  [
    'lines of code',
    `<meta charset='utf-8'><div style="font-family: 'Fira Code', monospace;white-space: pre;"><div><span style="font-weight: bold;">#</span></div></div>`,
  ],
  [
    'a file of code',
    `<html><body><pre style="font-family:'JetBrains Mono',monospace;">const a = 1;</pre></body></html>`,
  ],
  ['far too much', `<p>${'a'.repeat(2_000_001)}</p>`],
])('%s is left to the editor', (_, html) => {
  expect(isFormatted(html)).toBe(false);
});
