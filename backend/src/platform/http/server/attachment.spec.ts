import { attachment } from './attachment.js';

it.each([
  [
    'What the Box Is Worth',
    'filename="what_the_box_is_worth.jpg"; filename*=UTF-8\'\'what_the_box_is_worth.jpg',
  ],
  ['Étude nº 5', 'filename="etude_no_5.jpg"; filename*=UTF-8\'\'%C3%A9tude_n%C2%BA_5.jpg'],
  ['時計の箱', 'filename="image.jpg"; filename*=UTF-8\'\'%E6%99%82%E8%A8%88%E3%81%AE%E7%AE%B1.jpg'],
  ['⌚️ watches ✨', 'filename="watches.jpg"; filename*=UTF-8\'\'watches.jpg'],
  ['../../etc/passwd', 'filename="etc_passwd.jpg"; filename*=UTF-8\'\'etc_passwd.jpg'],
  [
    'a"; filename="evil.exe',
    'filename="a_filename_evil_exe.jpg"; filename*=UTF-8\'\'a_filename_evil_exe.jpg',
  ],
  ['a\r\nSet-Cookie: x=1', 'filename="a_set_cookie_x_1.jpg"; filename*=UTF-8\'\'a_set_cookie_x_1.jpg'],
  ['Con', 'filename="con_image.jpg"; filename*=UTF-8\'\'con_image.jpg'],
  ['Çon', 'filename="con_image.jpg"; filename*=UTF-8\'\'%C3%A7on.jpg'],
  ['', 'filename="image.jpg"; filename*=UTF-8\'\'image.jpg'],
  ['…', 'filename="image.jpg"; filename*=UTF-8\'\'image.jpg'],
])('%j is saved as %s', (title, names) => {
  const header = attachment(title, 'jpg', 'image');
  expect(header).toBe(`attachment; ${names}`);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});

it('is of bounded length and cuts no character in half', () => {
  expect(attachment('𝔸'.repeat(500), 'png', 'image')).toContain(
    `''${encodeURIComponent('𝔸'.repeat(32))}.png`,
  );
});
