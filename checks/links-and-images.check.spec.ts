import { foundBy } from './testing/checked.js';

const messages = (content: string): string[] =>
  foundBy('links-and-images', { content })
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ message, spans }) => `${message} ${spans.map(({ quote }) => quote).join()}`);

describe('a link or an image', () => {
  it.each([
    ['[x]()', ['A link has no address. [x]()']],
    ['[x]( )', ['A link has no address. [x]( )']],
    ['[x](\t\n)', ['A link has no address. [x](\t\n)']],
    ['[x](<>)', ['A link has no address. [x](<>)']],
    ['[**x**]()', ['A link has no address. [**x**]()']],
    ['> - [x]()', ['A link has no address. [x]()']],
    ['![x]()', ['An image has no address. ![x]()']],
    ['![]()', ['An image has no address. ![]()', 'An image has no alternative text. ![]()']],
    ['![x](<> "Photo: us")', ['An image has no address. ![x](<> "Photo: us")']],
    ['[![x]()](https://a.example)', ['An image has no address. ![x]()']],
    ['[x][y]\n\n[y]: <>', ['A link has no address. [y]: <>']],
    ['[x][y]\n\n[y]: a b', []],
    ['[x][y]\n\n[y]: http//a', ['The address “http//a” is not well formed. [y]: http//a']],
    ['[x][y]\n\n[y]: https://a.example', []],
    ['A note.[^1]\n\n[^1]: Ledger', []],
    ['[x] and [ ] and [y]', []],
    ['`[x]()` and\n\n    [x]()', []],
    [String.raw`\[x]() and [x]\()`, []],
  ])('%j', (content, found) => expect(messages(content)).toEqual(found));

  it('that leads nowhere is no source of a figure', () => {
    const content = 'Prices of such watches rose by 12 percent last year, says [the report]().';
    expect(foundBy('figures-have-source', { content }).map(({ verdict }) => verdict)).toEqual(['fail']);
  });
});
