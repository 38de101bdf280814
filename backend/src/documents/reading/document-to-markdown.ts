import { htmlToMarkdown, type ConvertedHtml } from '../../../../prose/from-html/html-to-markdown.js';
import { TooInvolvedError } from '../../../../prose/from-html/bounded-html.js';
import { decoded } from '../../platform/text/decoded.js';
import type { DocumentKind } from './document-kind.js';
import type { HtmlOfDocument } from '../files/html-of-document.js';
import { docxAsHtml } from '../docx/docx-as-html.js';
import { odtAsHtml } from '../odt/odt-as-html.js';
import { markdownDocument, textAsHtml } from './plain-texts.js';
import { UnreadableDocument } from '../files/unreadable.js';

export type DocumentMarkdown = ConvertedHtml;

/**
 * A document as markdown. The time depends on the document and may be long, so this runs in a thread that can be ended.
 * @throws UnreadableDocument with a sentence for a person
 */
export async function documentToMarkdown(bytes: Buffer, kind: DocumentKind): Promise<DocumentMarkdown> {
  try {
    if (kind === 'docx') return fromHtml(await docxAsHtml(bytes));
    if (kind === 'odt') return fromHtml(await odtAsHtml(bytes));
    const text = decoded(bytes, '')
      ?.replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n');
    if (text === undefined) throw new UnreadableDocument('The file has no text that can be read.');
    if (kind === 'html') return htmlToMarkdown(text, { isDocument: true });
    if (kind === 'markdown') return { ...markdownDocument(text), losses: [], images: [] };
    return htmlToMarkdown(textAsHtml(text));
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    // Errors of these libraries tell nothing that a person could use, only that something is wrong with the file.
    throw new UnreadableDocument(error instanceof TooInvolvedError ? error.message : 'The file is damaged.');
  }
}

function fromHtml({ html, title, losses }: HtmlOfDocument): DocumentMarkdown {
  const converted = htmlToMarkdown(html, { isDocument: true });
  const counts = new Map(converted.losses.map(({ kind, count }) => [kind, count]));
  for (const { kind, count } of losses) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return {
    ...converted,
    title: converted.title || title,
    losses: [...counts].map(([kind, count]) => ({ kind, count })),
  };
}
