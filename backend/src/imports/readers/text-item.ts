import { decoded } from '../../platform/text/decoded.js';
import { importItem, type Item } from './item.js';
import { markdownItem, type TextPlace } from './markdown-item.js';

const endings = /\.(?:mdx?|markdown|html?|docx|odt)$/i;

/** Whether a file of this name is read as an article. */
export const isText = (path: string): boolean => endings.test(path);

/** Reads a file that is one article, by the ending of its name. */
export async function textItem(bytes: Buffer, place: TextPlace): Promise<Item> {
  const [, document] = /\.(docx|odt)$/i.exec(place.path) ?? [];
  if (document) {
    const kind = document.toLowerCase() === 'odt' ? 'odt' : 'docx';
    return (await import('./document-item.js')).documentItem(bytes, kind, place);
  }
  const text = decoded(bytes, '');
  if (text === undefined) return leftOutFile(place, 'The file has no text that can be read.');
  if (/\.html?$/i.test(place.path)) return (await import('./html-item.js')).htmlItem(text, place);
  return markdownItem(text, place);
}

/**
 * The item for a file that is not an article.
 * @param leftOut a sentence that says why
 */
export const leftOutFile = ({ path, site }: TextPlace, leftOut: string): Item =>
  importItem({ place: path, site, title: path, system: 'markdown', sourceId: path, source: '', leftOut });
