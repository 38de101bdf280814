import { withFootnotes } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';
import { lexicalOf } from './lexical.js';

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly format?: number | string;
  readonly url?: string;
  readonly html?: string;
  readonly children?: readonly Node[];
}

const sources = [{ id: 's1', title: 'A page', url: 'https://e.example/' }];
const nodesOf = (markdown: string): readonly Node[] => {
  const tree = JSON.parse(lexicalOf(htmlOfMarkdown(withFootnotes(markdown, sources)))) as { root: Node };
  return tree.root.children ?? [];
};

it('runs of text say by bits what they are', () => {
  const [paragraph] = nodesOf('a **b** *c* ***d*** `e` ~~f~~');
  const runs = paragraph?.children?.map(({ text, format }) => [text, format]);
  expect(runs).toEqual([
    ['a ', 0],
    ['b', 1],
    [' ', 0],
    ['c', 2],
    [' ', 0],
    ['d', 3],
    [' ', 0],
    ['e', 16],
    [' ', 0],
    ['f', 4],
  ]);
});

it.each([
  ['## Two', { type: 'extended-heading', tag: 'h2' }],
  [
    '> one\n>\n> two',
    { type: 'extended-quote', children: [{ text: 'one' }, { type: 'linebreak' }, { text: 'two' }] },
  ],
  ['```ts\na < 1\n```', { type: 'codeblock', language: 'ts', code: 'a < 1' }],
  [
    '![alt](https://x.example/i.png "words")',
    { type: 'image', src: 'https://x.example/i.png', alt: 'alt', caption: 'words' },
  ],
  ['---', { type: 'horizontalrule' }],
  [
    '3. three\n4. four',
    { type: 'list', listType: 'number', start: 3, children: [{ value: 3 }, { value: 4 }] },
  ],
  [
    '- [x] done',
    { type: 'list', listType: 'bullet', children: [{ children: [{ text: '☑' }, { text: ' done' }] }] },
  ],
  [
    '[a](https://x.example/)',
    { children: [{ type: 'link', url: 'https://x.example/', children: [{ text: 'a' }] }] },
  ],
  [
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    {
      type: 'html',
      html: '<table><thead><tr><th>a</th><th style="text-align: right;">b</th></tr></thead><tbody><tr><td>1</td><td style="text-align: right;">2</td></tr></tbody></table>',
    },
  ],
])('%j is a node of Ghost’s editor', (markdown, node) => {
  expect(nodesOf(markdown)[0]).toMatchObject(node);
});

it('a list within a list has an item of its own', () => {
  const [list] = nodesOf('- a\n  - b');
  expect(list?.children?.map(({ children }) => children?.[0]?.type)).toEqual(['extended-text', 'list']);
});

it.each([
  ['a list', '> - one\n> - two'],
  ['a table', '> | one |\n> |---|\n> | two |'],
])('%s within a quotation has lines of its own', (_, markdown) => {
  const [quote] = nodesOf(markdown);
  expect(quote?.children).toMatchObject([{ text: 'one' }, { type: 'linebreak' }, { text: 'two' }]);
});

it('notes are HTML at the end, and references lead to them', () => {
  const nodes = nodesOf('Cited[s1].');
  const reference = nodes[0]?.children?.find(({ type }) => type === 'link');
  expect(reference).toMatchObject({ url: '#user-content-fn-s1', children: [{ text: '1', format: 64 }] });
  expect(nodes.at(-1)?.html).toContain('<li id="user-content-fn-s1">');
});
