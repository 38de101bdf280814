import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip file of these parts, in their order. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content as string), path, { compress: path !== 'mimetype' });
  zip.end();
  return buffer(zip.outputStream);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typed = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A Word file with a body of WordprocessingML, and other parts. */
export const docxOf = (body: string, others: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${typed}.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document ${word} xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
      'styles',
      'numbering',
      'footnotes',
      'comments',
    ]
      .map((part, at) => `<Relationship Id="r${at}" Type="${related}/${part}" Target="${part}.xml"/>`)
      .join('')}</Relationships>`,
    'word/styles.xml': `${xml}<w:styles ${word}>${[
      ['Title', 'Title'],
      ['Heading1', 'heading 1'],
      ['Quote', 'Quote'],
      ['SourceCode', 'Source Code'],
    ]
      .map(
        ([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
      )
      .join('')}</w:styles>`,
    'word/numbering.xml': `${xml}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footnotes.xml': `${xml}<w:footnotes ${word}><w:footnote w:id="2"><w:p><w:r><w:t>Sold in May.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
    'word/comments.xml': `${xml}<w:comments ${word}><w:comment w:id="0" w:author="A"><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:comment></w:comments>`,
    ...others,
  });

/** A paragraph of WordprocessingML, with its properties. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

export const run = (words: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;

const open = (name: string) =>
  `${xml}<office:${name} xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/">`;

/** A LibreOffice document with the content of its text, and its own styles. */
export const odtOf = (text: string, styles = ''): Promise<Buffer> =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${open('document-content')}<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    'meta.xml': `${open('document-meta')}<office:meta><dc:title>From its properties</dc:title></office:meta></office:document-meta>`,
  });
