import { UnreadableDocument } from '../files/unreadable.js';
import { paragraphsOf, wordsIn } from './joined-lines.js';
import { blocksOf } from './page-blocks.js';
import { rowsOf, type Row } from './page-rows.js';
import { withoutHeads } from './running-heads.js';
import { uprightItems } from './text-items.js';

/** What a file says, in the order in which it is read. */
export interface PdfText {
  readonly title: string;
  /** Of each page, in order; paragraphs have an empty line between two. */
  readonly pages: readonly string[];
  /** Heads and feet that its pages share. */
  readonly heads: readonly string[];
}

const mostPages = 300;
const mostItems = 20_000;

/** @throws UnreadableDocument for what is damaged, protected, too long, or has no text */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const { title, rows } = await rowsOfPages(bytes);
  const { pages, heads } = withoutHeads(rows);
  const words = wordsIn(pages.flat().flatMap(({ segments }) => segments.map(({ text }) => text)));
  const texts = pages.map((page) =>
    blocksOf(page)
      .flatMap((block) =>
        block.kind === 'column'
          ? paragraphsOf(block.lines, words)
          : [block.rows.map((cells) => cells.join(' | ')).join('\n')],
      )
      .join('\n\n'),
  );
  if (texts.every((text) => !/\p{L}{2}|\d/u.test(text))) {
    const sentence =
      'The PDF has no text: its pages are pictures, as a scanner makes them. Paste the text instead.';
    throw new UnreadableDocument(sentence);
  }
  return { title, pages: texts, heads };
}

async function rowsOfPages(bytes: Uint8Array): Promise<{ title: string; rows: Row[][] }> {
  const { getDocumentProxy } = await import('unpdf');
  const file = await getDocumentProxy(bytes, {
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
  }).catch((error: unknown) => {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isProtected ? 'The PDF is protected by a password.' : 'The PDF is damaged.');
  });
  if (file.numPages > mostPages) throw new UnreadableDocument(`The PDF has more than ${mostPages} pages.`);
  const rows: Row[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    rows.push(rowsOf(uprightItems(items.slice(0, mostItems))));
    page.cleanup();
  }
  const { info } = (await file.getMetadata()) as { info: { Title?: unknown } };
  return { title: typeof info.Title === 'string' ? info.Title.trim() : '', rows };
}
