import { writableInXml, xmlText } from './writable-in-xml.js';

it.each([
  ['controls', 'a\u0000\u0008\u001Fb'],
  ['halves of surrogate pairs', 'a\uD83Db\uDE00'],
  ['what is no character', 'a\uFFFE\uFFFFb'],
])('a text is writable in XML without %s', (_, text) => {
  expect(writableInXml(text)).toBe('ab');
});

it('letters of any script, signs and line ends are writable in XML', () => {
  const text = 'ä 漢 😀 \uFFFD\t\r\n';
  expect(writableInXml(text)).toBe(text);
});

it('text in XML is escaped as well', () => {
  expect(xmlText('<a> & "b\u0000"')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
});
