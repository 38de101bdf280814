import { UnreadableDocument } from '../files/unreadable.js';
import { joined, columnParagraphs, uncutWords } from './joined-lines.js';
import { blocksOf, type Block } from './page-blocks.js';
import { rowsOf, type Row } from './page-rows.js';
import { withoutHeads } from './running-heads.js';
import { taggedBlocks, type Tag } from './tagged-blocks.js';
import { uprightItems } from './text-items.js';

/** The text of a PDF in reading order. */
export interface PdfText {
  readonly title: string;
  /** The text of each page, in order, with an empty line between paragraphs. */
  readonly pages: readonly string[];
  /** The headers and footers that its pages share. */
  readonly heads: readonly string[];
}

const mostPages = 300;
const mostItems = 20_000;

/** @throws UnreadableDocument when the PDF is damaged, protected, too long, or has no text */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const { title, pages } = await pagesOf(bytes);
  const { pages: bodies, heads } = withoutHeads(pages.map(({ rows }) => rows));
  const words = uncutWords(bodies.flat().flatMap(({ segments }) => segments.map(({ text }) => text)));
  const texts = pages.map(({ tagged }, at) =>
    (tagged ?? blocksOf(bodies[at] ?? [])).flatMap((block) => textsOf(block, words)).join('\n\n'),
  );
  if (texts.every((text) => !/\p{L}{2}|\d/u.test(text))) {
    const sentence =
      'The PDF has no text: its pages are pictures, as a scanner makes them. Paste the text instead.';
    throw new UnreadableDocument(sentence);
  }
  return { title, pages: texts, heads };
}

function textsOf(block: Block, words: ReadonlySet<string>): string[] {
  if (block.kind === 'column') return columnParagraphs(block.lines, words);
  if (block.kind === 'table') return [block.rows.map((cells) => cells.join(' | ')).join('\n')];
  return [block.lines.reduce((text, line) => joined(text, line, words))];
}

interface Page {
  readonly rows: Row[];
  /** The parts of the page by the file's own tags; undefined if these do not cover the page. */
  readonly tagged: Block[] | undefined;
}

async function pagesOf(bytes: Uint8Array): Promise<{ title: string; pages: Page[] }> {
  const { getDocumentProxy } = await import('unpdf');
  const options = { verbosity: 0, isEvalSupported: false };
  const file = await getDocumentProxy(bytes, options).catch((error: unknown) => {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isProtected ? 'The PDF is protected by a password.' : 'The PDF is damaged.');
  });
  if (file.numPages > mostPages) throw new UnreadableDocument(`The PDF has more than ${mostPages} pages.`);
  const pages: Page[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const given = items.slice(0, mostItems);
    // The types hide that most files have no tree.
    const tree = (await page.getStructTree()) as Tag | null;
    pages.push({ rows: rowsOf(uprightItems(given)), tagged: taggedBlocks(tree, given) });
    page.cleanup();
  }
  const { info } = (await file.getMetadata()) as { info: { Title?: unknown } };
  return { title: typeof info.Title === 'string' ? info.Title.trim() : '', pages };
}
