import { fileName } from './download';

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
