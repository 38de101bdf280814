import { bareLine, bareText, bareTitle } from './bare-text.js';

describe('a model’s title', () => {
  it.each([
    ['"The Box and the Papers"', 'The Box and the Papers'],
    ['“The Box and the Papers”', 'The Box and the Papers'],
    ['‘The Collector’s Eye’', 'The Collector’s Eye'],
    ["'The Collector's Eye'", "The Collector's Eye"],
    ['«La boîte»', 'La boîte'],
    ['„Die Schachtel“', 'Die Schachtel'],
    ['**The Box**', 'The Box'],
    ['__The Box__', 'The Box'],
    ['***The Box***', 'The Box'],
    ['*The Box*', 'The Box'],
    ['`The Box`', 'The Box'],
    ['# The Box', 'The Box'],
    ['## The Box ##', 'The Box'],
    ['Title: The Box', 'The Box'],
    ['**Title:** The Box', 'The Box'],
    ['**Title**: "The Box"', 'The Box'],
    ['**Title: The Box**', 'The Box'],
    ['# Title: **“The Box”**', 'The Box'],
    ['Headline: The Box', 'The Box'],
    ['The title: The Box', 'The Box'],
    ['<h1>The Box</h1>', 'The Box'],
    [String.raw`The Box\n`, 'The Box'],
    [String.raw`The Box\nand the Papers`, 'The Box and the Papers'],
    [' The\n Box ', 'The Box'],
    ['"The "Explorer" Question"', 'The "Explorer" Question'],
    ['“The “Explorer” Question”', 'The “Explorer” Question'],
    ['**The *Explorer* Question**', 'The *Explorer* Question'],
    ['*The **Explorer** Question*', 'The **Explorer** Question'],
  ])('%j is %j', (answer, title) => {
    expect(bareTitle(answer)).toBe(title);
  });

  it.each([
    '"Box" and "Papers"',
    '“Box” and “Papers”',
    '‘Box’ or ‘Papers’',
    '**Box** and **Papers**',
    '*Box* and *Papers*',
    '**The Box**: *Why*',
    '`Box` and `Papers`',
    'What “Agreed” Means',
    'Agreed, or “Agreed”',
    '’Tis the Season for Collectors’',
    "'90s Watches and '80s Collectors'",
    'Title Insurance: What It Covers',
    'Number 1 in C#',
    '#1 of 100',
    '"',
    '**',
    'A 6" Dial and an 8" Box"',
    'Why?',
  ])('%j stays', (title) => {
    expect(bareTitle(title)).toBe(title);
  });
});

const article = '## Papers\n\nA box.\n\n- One\n- Two';

describe('a model’s text', () => {
  it.each([
    ['a fence of markdown', `\`\`\`markdown\n${article}\n\`\`\``, article],
    ['a fence without a name', `\`\`\`\n${article}\n\`\`\`\n`, article],
    ['a fence of tildes', `~~~ md\n${article}\n~~~`, article],
    ['a fence that is never closed', `\`\`\`markdown\n${article}`, article],
    [
      'a fence with another in it',
      '```markdown\nOne.\n\n```js\nlet a;\n```\n\nTwo.\n```',
      'One.\n\n```js\nlet a;\n```\n\nTwo.',
    ],
    ['a longer fence', '````markdown\nOne.\n\n```\ncode\n```\n````', 'One.\n\n```\ncode\n```'],
    [
      'a fence between words',
      `Here is the article:\n\n\`\`\`markdown\n${article}\n\`\`\`\n\nLet me know.`,
      article,
    ],
    ['line ends as two letters', article.replaceAll('\n', String.raw`\n`), article],
    [
      'line ends as four letters',
      String.raw`One.\r\n\r\nTwo \"three\".` + String.raw`\r\n`,
      'One.\n\nTwo "three".',
    ],
    ['some line ends as two letters', `One.\n\nTwo.${String.raw`\n\n`}Three.`, 'One.\n\nTwo.\n\nThree.'],
    ['line ends of another system', 'One.\r\n\r\nTwo.\rThree.\r\n', 'One.\n\nTwo.\nThree.'],
    ['a name', `Content:\n\n${article}`, article],
    ['a name in bold', `**Article:**\n${article}`, article],
    ['quotation marks', '"One.\n\nTwo."', 'One.\n\nTwo.'],
    ['a fence in line feeds of another system', '```markdown\r\nOne.\r\n```\r\n', 'One.'],
  ])('is taken out of %s', (_, answer, text) => {
    expect(bareText(answer)).toBe(text);
  });

  it.each([
    ['code at its beginning and end', '```js\nlet a;\n```\n\nText.\n\n```js\nlet b;\n```'],
    ['code and a text', '```\nlet a;\n```\n\nText.'],
    ['code alone', '```ts\nlet a;\n```'],
    [
      'a long text around an example of markdown',
      `${'Words of it. '.repeat(50)}\n\n\`\`\`markdown\n# A\n\`\`\`\n\nMore.`,
    ],
    ['a path', String.raw`It lies in C:\new\names.`],
    ['a formula', String.raw`Of $\nu$ and $\neq$.`],
    ['code that says a line end', 'Write `\\n\\n`.\n\nSo.'],
    ['quotations at both ends', '“One,” she said.\n\nHe said, “Two.”'],
    ['straight quotations at both ends', '"One," she said.\n\nHe said, "Two."'],
    ['a paragraph in bold', '**One.**\n\nTwo.'],
    ['a list of stars', '* One\n* Two *'],
  ])('keeps %s', (_, text) => {
    expect(bareText(text)).toBe(text);
  });

  it.each(['`', '```\n', '\\n', '"', '“', '*', ' ', '``` ', '#', '\r', '~~~a\n', '<h1>'])(
    'of a hundred thousand times %j is read at once',
    (sign) => {
      const started = performance.now();
      for (const text of [sign.repeat(100_000), `a${sign.repeat(100_000)}b`, `"${sign.repeat(100_000)}`]) {
        bareText(text);
        bareTitle(text);
        bareLine(text);
      }
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});

it.each([
  ['"One sentence."', 'One sentence.'],
  ['Summary: One sentence.', 'One sentence.'],
  ['“Agreed value” is a number that both sign.', '“Agreed value” is a number that both sign.'],
])('a sentence %j is %j', (answer, line) => {
  expect(bareLine(answer)).toBe(line);
});
