import { engineMarkdown } from './engine-markdown.js';
import { engines, type Engine } from './engines.js';

const written = (markdown: string, engine: Engine) => engineMarkdown(markdown, engine, 'footnotes');

/**
 * The expected texts are those that Hugo 0.111, Jekyll 4.3, Eleventy 3.1, Astro 7 and MDX 3 show as they were typed.
 */
describe('what an engine would take for its own syntax is written so that it shows as typed', () => {
  it.each<[string, string, Record<Exclude<Engine, 'plain'>, string>]>([
    [
      'a shortcode',
      '{{< figure >}}',
      {
        hugo: String.raw`\{\{< figure >\}\}`,
        jekyll: String.raw`\{\{\< figure >\}\}`,
        astro: String.raw`\{\{\< figure >\}\}`,
      },
    ],
    [
      'a shortcode in code, closed and open',
      '`{{< a >}} {{% b`',
      { hugo: '`{{</* a */>}} {\u2060{% b`', jekyll: '`{{< a >}} {{% b`', astro: '`{{< a >}} {{% b`' },
    ],
    [
      'braces, and attributes of a heading',
      '## {x} {#id}',
      {
        hugo: String.raw`## \{x\} \{#id\}`,
        jekyll: String.raw`## \{x\} \{#id\}`,
        astro: String.raw`## \{x\} \{#id\}`,
      },
    ],
    [
      'amounts and formulas',
      '~$2,000) … (~$5,000 and $$5',
      {
        hugo: String.raw`\~$2,000) … (\~$5,000 and $$5`,
        jekyll: String.raw`&#126;\$2,000) … (&#126;\$5,000 and \$\$5`,
        astro: String.raw`\~$2,000) … (\~$5,000 and $$5`,
      },
    ],
    [
      'what is no HTML',
      '<owner> of <3 items',
      {
        hugo: String.raw`\<owner> of <3 items`,
        jekyll: String.raw`\<owner> of \<3 items`,
        astro: String.raw`\<owner> of \<3 items`,
      },
    ],
    [
      'a line that begins as one of a program does',
      'export of goods\n\nimports rise',
      {
        hugo: 'export of goods\n\nimports rise',
        jekyll: 'export of goods\n\nimports rise',
        astro: '&#x65;xport of goods\n\nimports rise',
      },
    ],
    [
      'a line that would be a table or an explanation',
      'a | b\n\n: c',
      { hugo: 'a | b\n\n\\: c', jekyll: 'a \\| b\n\n\\: c', astro: 'a | b\n\n: c' },
    ],
    [
      'an address with braces',
      '[a](https://example.com/{a})',
      {
        hugo: '[a](https://example.com/%7Ba%7D)',
        jekyll: '[a](https://example.com/%7Ba%7D)',
        astro: '[a](https://example.com/%7Ba%7D)',
      },
    ],
    [
      'tags that set words',
      'H<sub>2</sub>O, <b>b</b>,<br>c',
      {
        hugo: 'H2O, **b**,  \nc',
        jekyll: 'H<sub>2</sub>O, **b**,  \nc',
        astro: 'H<sub>2</sub>O, **b**,  \nc',
      },
    ],
  ])('%s', (_, markdown, expected) => {
    expect(Object.fromEntries(engines.slice(1).map((engine) => [engine, written(markdown, engine)]))).toEqual(
      expected,
    );
  });

  it('with any number of openings that are never closed, at once', () => {
    const code = '{{<'.repeat(60_000);
    expect(written(`\`\`\`\n${code}\n\`\`\``, 'hugo')).toContain('{\u2060{<{\u2060{<');
  });
});

it.each(engines)(
  'headings, lists, tables, quotations, code and notes stay what they are for %s',
  (engine) => {
    const markdown = [
      '## One',
      '3. three\n4. four\n   - nested',
      '- [x] done',
      '| a  |  b |\n| :- | -: |\n| 1  |  2 |',
      '> quoted',
      '```ts\nlet a;\n```',
      'A claim.[^s1]',
      '[^s1]: A source',
    ].join('\n\n');
    expect(written(markdown, engine)).toBe(markdown);
  },
);

describe('notes as a list', () => {
  const markdown = 'One.[^a] Two.[^b] One again.[^a]\n\n[^b]: Second\n\n[^a]: First, *set*';

  it('are numbered by first use, and lead both ways', () => {
    expect(engineMarkdown(markdown, 'astro', 'list')).toBe(
      [
        'One.<sup id="noteref-1"><a href="#note-1">1</a></sup> Two.<sup id="noteref-2"><a href="#note-2">2</a></sup> One again.<sup><a href="#note-1">1</a></sup>',
        '## Notes',
        '1. <a id="note-1"></a>First, *set* <a href="#noteref-1">↩</a>',
        '2. <a id="note-2"></a>Second <a href="#noteref-2">↩</a>',
      ].join('\n\n'),
    );
  });

  it('keep the notes that only notes cite, those behind themselves and those within others', () => {
    const citing = 'One.[^a]\n\n[^a]: First[^b]\n\n    [^c]: Third\n\n[^b]: Second[^c] and first[^a]';
    expect(engineMarkdown(citing, 'astro', 'list')).toBe(
      [
        'One.<sup id="noteref-1"><a href="#note-1">1</a></sup>',
        '## Notes',
        '1. <a id="note-1"></a>First<sup id="noteref-2"><a href="#note-2">2</a></sup> <a href="#noteref-1">↩</a>',
        '2. <a id="note-2"></a>Second<sup id="noteref-3"><a href="#note-3">3</a></sup> and first<sup><a href="#note-1">1</a></sup> <a href="#noteref-2">↩</a>',
        '3. <a id="note-3"></a>Third <a href="#noteref-3">↩</a>',
      ].join('\n\n'),
    );
  });

  it('stay footnotes for Hugo, which knows them and shows no tags', () => {
    expect(engineMarkdown(markdown, 'hugo', 'list')).toContain('[^a]: First');
  });
});
