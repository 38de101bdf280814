import { htmlOfMarkdown } from '@/features/articles/export/html-document';
import { fileName, markdownFile } from './download';

// The text is drawn at once, outside of what is on screen: no update of a page that a test would wait for.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

describe('the name of a downloaded file', () => {
  it.each([
    ['Twelve minutes with a loupe', 'twelve_minutes_with_a_loupe.md'],
    ['  “Slab, sleeve, safe”!  ', 'slab_sleeve_safe.md'],
    ['Prix d’Été 1984–85', 'prix_d_été_1984_85.md'],
    ['E\u0301tude', 'étude.md'],
    ['時計の箱', '時計の箱.md'],
    ['../../etc/passwd', 'etc_passwd.md'],
    ['__', 'article.md'],
    ['🕰️', 'article.md'],
    ['🕰️ 1️⃣ box', '1⃣_box.md'],
    ['हिन्दी में घड़ी', 'हिन्दी_में_घड़ी.md'],
    ['நகை', 'நகை.md'],
    ['ไทย ที่', 'ไทย_ที่.md'],
    ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC') + '.md'],
    ['Con', 'con_article.md'],
    ['NUL.', 'nul_article.md'],
    ['Com1', 'com1_article.md'],
    ['LPT³', 'lpt³_article.md'],
    ['Aux', 'aux_article.md'],
    ['Contents', 'contents.md'],
    ['a'.repeat(300), `${'a'.repeat(130)}.md`],
    ['é'.repeat(300), `${'é'.repeat(65)}.md`],
    ['時'.repeat(300), `${'時'.repeat(43)}.md`],
    ['कि'.repeat(300), `${'कि'.repeat(21)}.md`],
    [`${'a'.repeat(129)} b`, `${'a'.repeat(129)}.md`],
    [`a${'\u0301\u0302'.repeat(300)}`, 'article.md'],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title, 'md')).toBe(name);
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
    const page = document.createElement('div');
    page.innerHTML = htmlOfMarkdown(markdownFile({ title, content: 'Text.' }));
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelectorAll('h1 > *').length).toBe(0);
  });
});
