import { itemsOf } from '@/components/lists/sliced';
import { EditorState } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';
import { drawnParts, type Drawn } from '../markdown/drawn';
import {
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleLink,
  toggleList,
  toggleQuote,
} from './markdown-commands';
import { textLanguage } from './text-language';

interface Edited {
  text: string;
  from: number;
  to: number;
}

function run(command: Command, { text, from, to }: Edited): Edited {
  const state = EditorState.create({
    doc: text,
    selection: { anchor: from, head: to },
    extensions: textLanguage(text),
  });
  const view = new EditorView({ state });
  command(view);
  const { main } = view.state.selection;
  const edited = { text: view.state.doc.toString(), from: main.from, to: main.to };
  view.destroy();
  return edited;
}

/** Reads a text whose selection is between bars. */
function read(marked: string): Edited {
  const [before = '', selected = '', after = ''] = marked.split('|');
  return { text: before + selected + after, from: before.length, to: before.length + selected.length };
}

const shown = ({ text, from, to }: Edited): string =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

const fence = '```\na |word|\n```';

describe('bold', () => {
  it.each([
    ['a word', 'a |word| b', 'a **|word|** b'],
    ['a word that is bold', 'a **|word|** b', 'a |word| b'],
    ['a word that is bold, with its signs', 'a |**word**| b', 'a |word| b'],
    ['a word that is bold, with some of its signs', 'a *|*word*|* b', 'a |word| b'],
    ['a word that is bold with other signs', 'a __|word|__ b', 'a |word| b'],
    ['the caret', 'a || b', 'a **||** b'],
    ['the caret between signs', 'a **||** b', 'a || b'],
    ['the caret in a word', 'a wo||rd b', 'a **wo||rd** b'],
    ['the caret in a bold word', 'a **wo||rd x** b', 'a wo||rd x b'],
    ['a blank before', 'a| word| b', 'a **|word|** b'],
    ['a blank behind', 'a |word |b', 'a **|word|** b'],
    ['blanks alone', 'a|  |b', 'a|  |b'],
    ['two paragraphs', '|One.\n\nTwo.|', '**|One.**\n\n**Two.|**'],
    ['two bold paragraphs', '**|One.**\n\n**Two.|**', '|One.\n\nTwo.|'],
    ['parts of two paragraphs', 'One |two.\n\nThree| four.', 'One **|two.**\n\n**Three|** four.'],
    ['a line end', 'One |two\nthree| four', 'One **|two\nthree|** four'],
    ['a line end alone', 'One|\n|two', 'One|\n|two'],
    ['a paragraph and its line end', '|One.\n|\nTwo.', '**|One.|**\n\nTwo.'],
    ['a heading', '|## Papers|', '## **|Papers|**'],
    ['a heading with closing signs', '|## Papers ##|', '## **|Papers|** ##'],
    ['a heading and a paragraph', '|## Papers\n\nOne.|', '## **|Papers**\n\n**One.|**'],
    ['entries of a list', '|- One\n- Two|', '- **|One**\n- **Two|**'],
    ['numbered entries', '1. |One\n2. Two|', '1. **|One**\n2. **Two|**'],
    ['a task', '- [ ] |One|', '- [ ] **|One|**'],
    ['a quotation', '|> One\n> two|', '> **|One\n> two|**'],
    ['two quoted paragraphs', '|> One\n>\n> Two|', '> **|One**\n>\n> **Two|**'],
    ['more than is bold', '|a **b** c|', '**|a b c|**'],
    ['what begins in bold', 'a **b |c** d| e', 'a **b |c d|** e'],
    ['what ends in bold', 'a |b **c| d** e', 'a **|b c| d** e'],
    ['what stands beside bold', '**a**|b|', '**a|b|**'],
    ['a part of what is bold', '**one |two| three**', '**one** |two| **three**'],
    ['the beginning of what is bold', '**|one| two**', '|one| **two**'],
    ['the end of what is bold', '**one |two|**', '**one** |two|'],
    ['italic within', '*|word|*', '***|word|***'],
    ['bold and italic', '***|word|***', '*|word|*'],
    ['a part of what is italic', 'a *b |c| d*', 'a *b **|c|** d*'],
    ['what begins in italic', 'a *b |c* d| e', 'a **|*b c* d|** e'],
    ['parts of two bold places, off', '**a |b** **c| d**', '**a** |b c| **d**'],
    ['a link', 'a |[b](https://c.example)| d', 'a **|[b](https://c.example)|** d'],
    ['words of a link', 'a [b |c|](https://c.example)', 'a [b **|c|**](https://c.example)'],
    ['a part of an address', 'a [b](https://|c|.example)', 'a [**|b|**](https://c.example)'],
    ['a part of code', 'a `b |c| d` e', 'a **|`b c d`|** e'],
    ['code and more', 'a |`b c| d` e', 'a **|`b c d`|** e'],
    ['a block of code', fence, fence],
    ['a bracket at a word', 'a|(b)|c', 'a(**|b|**)c'],
    ['a quotation mark at a word', 'a|“b”|c', 'a“**|b|**”c'],
    ['a full stop and a blank', 'a |b.| c', 'a **|b.|** c'],
    ['an escaped sign', String.raw`a |\*b| c`, String.raw`a **|\*b|** c`],
    ['nothing', '||', '**||**'],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleBold, read(before)))).toBe(after);
  });

  it('sets each cell of a table', () => {
    const text = '| a | b |\n| - | - |\n| 1 | 2 |';
    const bold = run(toggleBold, { text, from: 0, to: text.length });
    expect(bold.text).toBe('| **a** | **b** |\n| - | - |\n| **1** | **2** |');
    expect(run(toggleBold, bold).text).toBe(text);
  });
});

describe('italic', () => {
  it.each([
    ['a word', 'a |word| b', 'a *|word|* b'],
    ['an italic word', 'a *|word|* b', 'a |word| b'],
    ['a word set so with other signs', 'a _|word|_ b', 'a |word| b'],
    ['a blank behind', 'a |word |b', 'a *|word|* b'],
    ['a bold word', '**|word|**', '***|word|***'],
    ['a bold and italic word', '***|word|***', '**|word|**'],
    ['a part of what is bold and italic', '***|one| two***', '**|one| *two***'],
    ['two paragraphs', '|One.\n\nTwo.|', '*|One.*\n\n*Two.|*'],
    ['a part of what is bold', '**a |b| c**', '**a *|b|* c**'],
    ['the caret', 'a || b', 'a *||* b'],
    ['the caret between signs', 'a *||* b', 'a || b'],
    ['the caret between the signs of bold', 'a **||** b', 'a ***||*** b'],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleItalic, read(before)))).toBe(after);
  });
});

describe('a heading', () => {
  it.each([
    ['of a line', 'One\nT|w|o', 'One\n## T|w|o'],
    ['off again', '## T|w|o', 'T|w|o'],
    ['of another level', '### T|w|o', '## T|w|o'],
    ['with closing signs, off', '## T|w|o ##', 'T|w|o'],
    ['with a line below', 'T|w|o\n===\n\nx', '## T|w|o\n\nx'],
    ['with a line below, off', 'T|w|o\n---\n\nx', 'T|w|o\n\nx'],
    ['of several paragraphs', '|One\n\nTwo|', '## |One\n\n## Two|'],
    ['where some are one', '|## One\n\nTwo|', '|## One\n\n## Two|'],
    ['of several, off', '|## One\n\n## Two|', '|One\n\nTwo|'],
    ['in a list', '- T|w|o', '- ## T|w|o'],
    ['in a quotation', '> T|w|o', '> ## T|w|o'],
    ['in a quotation, off', '> ## T|w|o', '> T|w|o'],
    ['of nothing yet', '||', '## ||'],
    ['not in code', fence, fence],
    ['without the next line', '|One\n|\nTwo', '## |One\n|\nTwo'],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleHeading, read(before)))).toBe(after);
  });
});

describe('a quotation', () => {
  it.each([
    ['of two lines', '|One\nTwo|', '> |One\n> Two|'],
    ['off again', '> |One\n> Two|', '|One\nTwo|'],
    ['of two paragraphs', '|One\n\nTwo|', '> |One\n>\n> Two|'],
    ['of two paragraphs, off', '> |One\n>\n> Two|', '|One\n\nTwo|'],
    ['where some are quoted', '|> One\n>\nTwo|', '|> One\n>\n> Two|'],
    ['within a quotation, off', '> > O|n|e', '> O|n|e'],
    ['of a list', '|- One\n- Two|', '> |- One\n> - Two|'],
    ['of nothing yet', '||', '> ||'],
    ['not in code', fence, fence],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleQuote, read(before)))).toBe(after);
  });
});

describe('a list', () => {
  it.each([
    ['of two lines', '|One\nTwo|', '- |One\n- Two|'],
    ['off again', '- |One\n- Two|', '|One\nTwo|'],
    ['where some are entries', '|- One\nTwo|', '|- One\n- Two|'],
    ['of two paragraphs', '|One\n\nTwo|', '- |One\n\n- Two|'],
    ['of numbered lines', '1. |One\n2. Two|', '- |One\n- Two|'],
    ['of numbered and other entries', '1. |One\n\n- Two|', '- |One\n\n- Two|'],
    ['with other marks, off', '* |One\n* Two|', '|One\nTwo|'],
    ['of tasks, off', '- [ ] |One|', '|One|'],
    ['within a list, off', '- One\n  - T|w|o', '- One\nT|w|o'],
    ['of a heading', '## T|w|o', '- T|w|o'],
    ['in a quotation', '> |One\n> Two|', '> - |One\n> - Two|'],
    ['in a quotation, off', '> - |One\n> - Two|', '> |One\n> Two|'],
    ['of nothing yet', '||', '- ||'],
    ['with an entry of several lines', '|1. One\n   two\n2. Three|', '|- One\n   two\n- Three|'],
    ['not in code', fence, fence],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleList, read(before)))).toBe(after);
  });
});

describe('a link', () => {
  it.each([
    ['of a word', 'a |word| b', 'a [word](|https://|) b'],
    ['with blanks around', 'a| word |b', 'a [word](|https://|) b'],
    ['at the caret', '||', '[text](|https://|)'],
    ['at the caret in a word', 'a wo||rd b', 'a [word](|https://|) b'],
    ['of an address', 'a |https://b.example/c?d=1| e', 'a [|text|](https://b.example/c?d=1) e'],
    ['of an address with brackets', '|https://b.example/c_(d)|', '[|text|](<https://b.example/c_(d)>)'],
    ['of an address in angle brackets', 'a |<https://b.example>| c', 'a [|text|](https://b.example) c'],
    ['of an address without its scheme', 'a |www.b.example| c', 'a [|text|](https://www.b.example) c'],
    ['of a mail address', 'a |b@c.example| d', 'a [|text|](mailto:b@c.example) d'],
    ['off again', 'a [word](|https://|) b', 'a |word| b'],
    ['off, its words selected', 'a [|word|](https://b.example) c', 'a |word| c'],
    ['off, all of it selected', 'a |[word](https://b.example)| c', 'a |word| c'],
    ['off at the caret', 'a [wo||rd](https://b.example) c', 'a |word| c'],
    ['not of a link and more', '|a [b](https://c.example)|', '|a [b](https://c.example)|'],
    ['of bold words', 'a **|b|** c', 'a **[b](|https://|)** c'],
    ['of words with their signs', 'a |**b**| c', 'a [**b**](|https://|) c'],
    ['of the words of a heading', '|## Papers|', '## [Papers](|https://|)'],
    ['of a bracket', 'a |b]| c', String.raw`a [b\]](|https://|) c`],
    ['of one of two paragraphs', '|One.\n\nTwo.|', '[One.](|https://|)\n\nTwo.'],
    ['not in code', fence, fence],
    ['not in code within a line', 'a `b |c|` d', 'a `b |c|` d'],
  ])('%s', (_, before, after) => {
    expect(shown(run(toggleLink, read(before)))).toBe(after);
  });
});

const lettersOf = (part: Drawn): string =>
  typeof part === 'string' ? part : part.children.map(lettersOf).join('');
const tree = (text: string): string =>
  JSON.stringify(drawnParts(text)?.flatMap((slice) => [...itemsOf(slice)]) ?? []);
const words = (text: string): string =>
  (drawnParts(text)?.flatMap((slice) => itemsOf(slice).map(lettersOf)) ?? []).join('').replaceAll(/\s/g, '');

describe.each([
  ['plain', 'A (b) “c”d.\n\nE\nf - g.'],
  ['set', 'a *b c* [d e](f) `g h` ~~i~~ k'],
  ['of blocks', '## A ##\n\n- B\n- C\n\n> D\n> e\n\n1. F'],
])('whatever is selected of a text that is %s', (_, text) => {
  const selections = Array.from({ length: text.length }, (_from, from) =>
    Array.from({ length: text.length - from }, (_to, at) => ({ text, from, to: from + at + 1 })),
  ).flat();

  it.each([
    ['bold', toggleBold],
    ['italic', toggleItalic],
  ])('%s shows no signs, and comes off again', (name, command) => {
    const failed = selections.filter((selection) => {
      const on = run(command, selection);
      if (words(on.text) !== words(text)) return true;
      const touchesItalic = name === 'italic' && text.includes('*');
      return !touchesItalic && tree(run(command, on).text) !== tree(text);
    });
    expect(failed.map(shown)).toEqual([]);
  });
});
