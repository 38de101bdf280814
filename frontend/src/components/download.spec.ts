import { fileName, markdownFile } from './download';

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
  ])('of %j is %j', (title, name) => {
    expect(fileName(title, 'md')).toBe(name);
  });
});

it('begins a markdown file with the title', () => {
  expect(markdownFile({ title: 'Two booklets', content: 'One serial number.' })).toBe(
    '# Two booklets\n\nOne serial number.\n',
  );
});
