import { docxOf, odtOf, paragraph, run, zipOf } from '../testing/documents.js';
import { documentKind } from './document-kind.js';
import { documentToMarkdown } from './document-to-markdown.js';

const style = (name: string) => `<w:pStyle w:val="${name}"/>`;
const item = (words: string, level = 0) =>
  paragraph(run(words), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
const cell = (words: string, align = '') =>
  `<w:tc>${paragraph(run(words), align && `<w:jc w:val="${align}"/>`)}</w:tc>`;
const lines = (...parts: string[]) => parts.join('\n');

describe('a file of Word', () => {
  it('becomes markdown, with what is left out told', async () => {
    const bytes = await docxOf(
      paragraph(run('The steel market'), style('Title')) +
        paragraph(run('Prices'), style('Heading1')) +
        paragraph(
          run('Buyers pay ') +
            run('far more', '<w:b/>') +
            '<w:r><w:footnoteReference w:id="2"/></w:r>' +
            run('.') +
            run(' Reserve', '<w:vanish/>') +
            run(' 900.', '<w:vanish/>'),
        ) +
        paragraph(
          '<w:del w:id="1" w:author="A"><w:r><w:delText>Few</w:delText></w:r></w:del>' +
            '<w:ins w:id="2" w:author="A"><w:r><w:t>Many</w:t></w:r></w:ins>' +
            run(' came.'),
        ) +
        item('Look') +
        item('closely', 1) +
        item('Buy') +
        paragraph(run('Then:')) +
        item('Keep') +
        paragraph(run('Buy the best.'), style('Quote')) +
        paragraph(run('a = 1'), style('SourceCode')) +
        paragraph(run('b = 2'), style('SourceCode')) +
        `<w:tbl><w:tr>${cell('Lot')}${cell('Price', 'right')}</w:tr><w:tr>${cell('58')}${cell('$900', 'right')}</w:tr></w:tbl>`,
    );
    expect(documentKind(bytes, 'a.docx')).toBe('docx');
    expect(await documentToMarkdown(bytes, 'docx')).toMatchObject({
      title: 'The steel market',
      markdown: lines(
        '## Prices\n',
        'Buyers pay **far more**[^1].\n',
        'Many came.\n',
        '3. Look\n   - closely\n4. Buy\n',
        'Then:\n',
        '5. Keep\n',
        '> Buy the best.\n',
        '```\na = 1\nb = 2\n```\n',
        '| Lot | Price |\n| - | -: |\n| 58 | $900 |\n',
        '[^1]: Sold in May.',
      ),
      losses: [
        { kind: 'comment', count: 1 },
        { kind: 'tracked-change', count: 2 },
        { kind: 'hidden', count: 1 },
      ],
    });
  });
});

it('a file of Word without a heading is called as its properties say, with every entity of XML', async () => {
  const title = 'It&apos;s &#8220;A &lt;box&gt;&#x201D; &amp;amp; papers';
  const properties = `<cp:coreProperties><dc:title>${title}</dc:title></cp:coreProperties>`;
  const bytes = await docxOf(paragraph(run('Text')), { 'docProps/core.xml': properties });
  expect(await documentToMarkdown(bytes, 'docx')).toMatchObject({
    title: "It's “A <box>” &amp; papers",
    markdown: 'Text',
  });
});

describe('a document of LibreOffice', () => {
  it('becomes markdown, with what is left out told', async () => {
    const bytes = await odtOf(
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>Few</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
        '<text:h text:outline-level="2">Prices</text:h>' +
        '<text:p text:style-name="P1">Buyers<text:s text:c="2"/>pay <text:span text:style-name="T1">more</text:span><text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Sold in <text:a xlink:href="https://example.com/">May</text:a>.</text:p></text:note-body></text:note>.<office:annotation><dc:creator>A</dc:creator><text:p>Why?</text:p></office:annotation><text:span text:style-name="T2">Reserve</text:span></text:p>' +
        '<text:list text:style-name="L1"><text:list-item text:start-value="3"><text:p>Look</text:p></text:list-item><text:list-item><text:p>Buy</text:p><text:list><text:list-item><text:p>late</text:p></text:list-item></text:list></text:list-item></text:list>' +
        '<text:p text:style-name="Quotations">Buy the best.</text:p>' +
        '<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>Lot</text:p></table:table-cell><table:table-cell><text:p text:style-name="P2">Price</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>58</text:p></table:table-cell><table:table-cell><text:p text:style-name="P2">$900</text:p></table:table-cell></table:table-row></table:table>',
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
        '<style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style>' +
        '<style:style style:name="P2" style:family="paragraph"><style:paragraph-properties fo:text-align="end"/></style:style>' +
        '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>',
    );
    expect(documentKind(bytes, 'a.odt')).toBe('odt');
    expect(await documentToMarkdown(bytes, 'odt')).toMatchObject({
      title: 'From its properties',
      markdown: lines(
        '## Prices\n',
        'Buyers pay **more**[^1].\n',
        '3. Look\n4. Buy\n   - late\n',
        '> Buy the best.\n',
        '| Lot | Price |\n| - | -: |\n| 58 | $900 |\n',
        '[^1]: Sold in [May](https://example.com/).',
      ),
      losses: expect.arrayContaining([
        { kind: 'comment', count: 1 },
        { kind: 'tracked-change', count: 1 },
        { kind: 'hidden', count: 1 },
      ]) as unknown,
    });
  });
});

it.each([
  ['notes.md', '---\ntitle: "Steel: 1990"\n---\nText [s1]', 'Steel: 1990', 'Text [s1]'],
  ['notes.md', '+++\ntitle = "Steel: 1990"\n+++\nText', 'Steel: 1990', 'Text'],
  ['notes.md', '---\r\ntitle: >\r\n  Steel:\r\n  1990\r\n---\r\nText', 'Steel: 1990', 'Text'],
  ['notes.md', '{\n"title": "Steel"\n}\n\nText', 'Steel', 'Text'],
  ['notes.md', '---\nSo: it says: no\n---\nText', '', '---\nSo: it says: no\n---\nText'],
  ['notes.md', '# A \\*title\\*\n\nText', 'A *title*', 'Text'],
  ['notes.txt', 'One * two\nthree\n\nFour', '', 'One \\* two\\\nthree\n\nFour'],
  ['page.htm', '<h1>Title</h1><p>Text</p>', 'Title', 'Text'],
  ['about.html', '<p>%PDF-1.7 is how a file begins</p>', '', '%PDF-1.7 is how a file begins'],
  ['page', '<!doctype html><title>Title</title><p>Text</p>', 'Title', 'Text'],
])('%s is read as what it is', async (name, content, title, markdown) => {
  const bytes = Buffer.from(content);
  const kind = documentKind(bytes, name);
  expect(kind && (await documentToMarkdown(bytes, kind))).toMatchObject({ title, markdown });
});

describe('what is no document', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an old file of Word', Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
    ['a program', Buffer.from('\x7fELF\0\0\0\0')],
  ])('%s is not taken', (_, bytes) => {
    expect(documentKind(bytes, 'a.txt')).toBeUndefined();
  });

  it.each([
    ['a cut file', 'docx', async () => (await docxOf(paragraph(run('a')))).subarray(0, 500)],
    ['a bomb', 'docx', () => docxOf('', { 'word/bomb.xml': ' '.repeat(101 * 2 ** 20) })],
    ['a file of other parts', 'odt', () => zipOf({ 'a.xml': '<a/>' })],
    ['broken XML', 'docx', () => docxOf('<w:p><w:r>')],
    [
      'XML of its own entities',
      'docx',
      () => docxOf('', { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>' }),
    ],
    ['nested without end', 'odt', () => odtOf('<text:section>'.repeat(50_000))],
  ] as const)('%s ends with a sentence', async (_, kind, made) => {
    await expect(documentToMarkdown(await made(), kind)).rejects.toThrow(/^The (?:file|document) [^.]+\.$/);
  });
});
