import { parseHTML } from 'linkedom';
import { withFootnotes } from './footnotes.js';
import { htmlOfMarkdown } from './html-of-markdown.js';
import { markdownFile } from './markdown-file.js';

const pageOf = (markdown: string) => parseHTML(`<main>${htmlOfMarkdown(markdown)}</main>`).document;

describe('a text as HTML', () => {
  it.each([
    [
      'words that are set',
      'One **two** *three* ~~four~~ ~$5.',
      '<p>One <strong>two</strong> <em>three</em> <del>four</del> ~$5.</p>',
    ],
    ['signs', 'Tom & "Ann’s" \'box\' <x>', '<p>Tom &amp; "Ann’s" \'box\' &lt;x&gt;</p>'],
    [
      'a break, a rule and a blank that does not break',
      'a  \nb\u00A0c\n\n---',
      '<p>a<br>\nb&nbsp;c</p>\n<hr>',
    ],
    [
      'a table',
      '| a | b |\n|:--|--:|\n| 1 | 2 |',
      '<table><thead><tr><th style="text-align: left;">a</th><th style="text-align: right;">b</th></tr></thead><tbody><tr><td style="text-align: left;">1</td><td style="text-align: right;">2</td></tr></tbody></table>',
    ],
    [
      'tasks',
      '- [x] done',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input disabled="" type="checkbox" checked=""> done</li>\n</ul>',
    ],
    [
      'a picture, which nothing is loaded ahead for',
      '![A "box"](https://example.com/a.png?a=1&b=2)',
      '<p><img alt="A &quot;box&quot;" src="https://example.com/a.png?a=1&amp;b=2"></p>',
    ],
    [
      'words that look like what is put right',
      '` style="text-align:left"`',
      '<p><code> style="text-align:left"</code></p>',
    ],
  ])('has %s as a browser writes it', (_, markdown, html) => {
    expect(htmlOfMarkdown(markdown)).toBe(html);
  });

  it('holds nothing that could run', () => {
    const page = pageOf(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
    );
    expect(page.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
  });

  it('leads from a citation to its note, and by one arrow back to the first', () => {
    const sources = [{ id: 's4', title: '<i>Papers</i> & *boxes*', url: null }];
    const page = pageOf(withFootnotes('One [s4]. Two [s4].', sources));
    const citations = [...page.querySelectorAll('sup a')];
    expect(citations.map(({ textContent }) => textContent)).toEqual(['1', '1']);
    const note = page.querySelector(citations[0]?.getAttribute('href') ?? '');
    expect(note?.textContent).toContain('<i>Papers</i> & *boxes*');
    const back = [...(note?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(back).toEqual([`#${citations[0]?.id}`]);
  });
});

describe('a markdown file', () => {
  it('begins with the title', () => {
    expect(markdownFile({ title: 'Two booklets', content: 'One serial number.' })).toBe(
      '# Two booklets\n\nOne serial number.\n',
    );
  });

  it.each([
    'What the <newsstand> sells',
    '*Sold* for ~$2,000 or ~~$3,000~~',
    'AT&amp;T & the [box](es) of __init__',
    'Two `ticks` and a \\* backslash',
    'Number 1 in C#',
    'Ends in ##',
    '# 1',
    '1984. A year',
    '- A dash',
    '![x](y) <!-- z --> <x@y>',
    '[^1] a note',
    'a_b_c | d ^e^ ! {f} $g$',
  ])('has a title that is text: %s', (title) => {
    const heading = pageOf(markdownFile({ title, content: 'Text.' })).querySelector('h1');
    expect([heading?.textContent, heading?.children.length]).toEqual([title, 0]);
  });
});
