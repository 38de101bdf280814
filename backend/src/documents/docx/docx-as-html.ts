import { decodeXML } from 'entities';
import { Losses } from '../../../../prose/from-html/losses.js';
import type { HtmlOfDocument } from '../files/html-of-document.js';
import { partsOf } from '../files/parts.js';
import { UnreadableDocument } from '../files/unreadable.js';
import { listNumbers } from './list-numbers.js';
import { attributesOfMarks, withMarks } from './marked-paragraphs.js';
import { withoutHidden } from './hidden-runs.js';

/**
 * Maps the styles that Word and LibreOffice use for titles, quotations and code, which have no elements of their own.
 */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  ...['Quote', 'Intense Quote', 'Block Text', 'Quotations', 'Block Quotation'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  ...['Source Code', 'HTML Preformatted', 'Preformatted Text', 'Code', 'Plain Text'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  ...['Verbatim Char', 'HTML Code', 'Source Text', 'HTML Typewriter'].map(
    (name) => `r[style-name='${name}'] => code`,
  ),
];

const texts = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;

/**
 * A Word file as HTML. Before mammoth reads it, the marks that it would lose are added, and hidden text is removed.
 * @throws UnreadableDocument
 */
export async function docxAsHtml(bytes: Buffer): Promise<HtmlOfDocument> {
  const parts = await partsOf(bytes, (path) => /\.(?:xml|rels)$/i.test(path));
  const xml = (path: string) => parts.get(path)?.toString('utf8') ?? '';
  const losses = new Losses();
  const numbers = listNumbers(xml('word/numbering.xml'));
  const changed = new Map<string, string>();
  for (const path of parts.keys()) {
    if (!texts.test(path)) continue;
    const text = xml(path);
    losses.add('tracked-change', countOf(text, /<w:(?:ins|del|moveTo)\s[^>]*w:author=/g));
    losses.add('formula', countOf(text, /<m:oMath[\s>]/g));
    const { xml: shown, hidden } = withoutHidden(text);
    losses.add('hidden', hidden);
    changed.set(path, withMarks(shown, numbers));
  }
  losses.add('comment', countOf(xml('word/comments.xml'), /<w:comment\s/g));
  if (changed.size === 0) throw new UnreadableDocument('The file is damaged.');
  const html = await converted(parts, changed);
  return { html: attributesOfMarks(html), title: titleIn(xml('docProps/core.xml')), losses: losses.all() };
}

async function converted(
  parts: ReadonlyMap<string, Buffer>,
  changed: ReadonlyMap<string, string>,
): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  // Mammoth also accepts a file whose parts are read already, though its types don't say so.
  const file = {
    exists: (path: string) => parts.has(path),
    read: (path: string, encoding?: BufferEncoding) => {
      const part = Buffer.from(changed.get(path) ?? parts.get(path) ?? '');
      return Promise.resolve(encoding ? part.toString(encoding) : part);
    },
  };
  const input = { file } as unknown as Parameters<typeof mammoth.convertToHtml>[0];
  // Pictures are only counted, so their bytes need not be read.
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth.convertToHtml(input, { styleMap, convertImage });
  return value;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const titleIn = (properties: string): string =>
  decodeXML(/<dc:title>([^<]{0,300})<\/dc:title>/.exec(properties)?.[1] ?? '').trim();
