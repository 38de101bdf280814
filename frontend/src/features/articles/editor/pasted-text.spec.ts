import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { paragraphsOf, pastedText } from './pasted-text';

describe('a formatted text that is pasted', () => {
  it.each([
    ['paragraphs', '<p>One box.</p><p>Two boxes.</p>', 'One box.\nTwo boxes.', 'One box.\n\nTwo boxes.'],
    [
      'a heading',
      '<h2 class=x>Boxes</h2><p>One\n box, <b>two</b> boxes.</p>',
      'Boxes\nOne box, two boxes.',
      'Boxes\n\nOne box, two boxes.',
    ],
    ['a line break', '<p>One<br>box.</p><p>Two.</p>', 'One\nbox.\nTwo.', 'One\nbox.\n\nTwo.'],
    ['empty paragraphs', '<p>One.</p><p>&nbsp;</p><p>Two.</p>', 'One.\n\nTwo.', 'One.\n\nTwo.'],
    [
      'a list',
      '<p>Keep:</p><ul><li><p>the box</p></li><li>the key</li></ul>',
      'Keep:\n• the box\n• the key',
      'Keep:\n\nthe box\n\nthe key',
    ],
    ['a quotation', '<p>One.</p><blockquote><p>Two.</p></blockquote>', 'One.\nTwo.', 'One.\n\nTwo.'],
  ])('keeps %s', (_, html, plain, expected) => {
    expect(paragraphsOf(html, plain)).toBe(expected);
  });

  it.each([
    ['is plain', '', 'One.\nTwo.'],
    ['is code', '<div><div>One.</div><div>Two.</div></div>', 'One.\nTwo.'],
    ['is a part of a paragraph', '<p>One.</p>', 'One.'],
    ['has words outside of paragraphs', '<p>One.</p><p>Two.</p>Three.', 'One.\nTwo.\nThree.'],
    ['has a table', '<p>One.</p><p>Two.</p><table><tr><td>3</td></tr></table>', 'One.\nTwo.\n3'],
    ['has no words as plain text', '<p>One.</p><p>Two.</p>', ''],
    ['is far too long', `<p>One.</p><p>${'a'.repeat(2_000_001)}</p>`, `One.\n${'a'.repeat(2_000_001)}`],
  ])('is left to the editor where it %s', (_, html, plain) => {
    expect(paragraphsOf(html, plain)).toBeUndefined();
  });
});

/** Pastes over `and` of a text. */
function pasted(data: Readonly<Record<string, string>>) {
  const told: string[] = [];
  const state = EditorState.create({
    doc: 'Here and there',
    selection: { anchor: 5, head: 8 },
    extensions: pastedText((text) => told.push(text)),
  });
  const view = new EditorView({ state });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
  view.contentDOM.dispatchEvent(event);
  const text = view.state.doc.toString();
  view.destroy();
  return { text, told, isTaken: event.defaultPrevented };
}

describe('what is pasted', () => {
  it('takes the place of what is selected, as one step', () => {
    const data = { 'text/html': '<p>One.</p><p>Two.</p>', 'text/plain': 'One.\nTwo.' };
    expect(pasted(data)).toEqual({ text: 'Here One.\n\nTwo. there', told: [], isTaken: true });
  });

  it.each([
    ['plain text', '', 'One box.', 'Here One box. there'],
    ['a formatted text', '<p>One.</p><p>Two.</p>', 'One.\nTwo.', 'Here One.\n\nTwo. there'],
  ])('loses the Content Credentials of %s, and that is told', (_, html, plain, text) => {
    const credentials = `\uFEFF${'\uFE00'.repeat(400)}`;
    const data = {
      'text/html': html && `${html.slice(0, -4)}${credentials}</p>`,
      'text/plain': `${plain}${credentials}`,
    };
    expect(pasted(data)).toEqual({ text, told: [data['text/plain']], isTaken: true });
  });
});
